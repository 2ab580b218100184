import type { Page } from 'playwright-core';
import { paste } from '../browser/paste.ts';
import { guides, rna } from '../guides/plate-of-guides.ts';

/** Lines of guides to paste, from one on. */
export const rows = (count: number, from = 0): string =>
  guides(count + from)
    .slice(from)
    .map((guide, row) => `guide-${from + row + 1}\t${rna(guide)}`)
    .join('\n');

export const nameOf = (on: Page) => on.getByRole('textbox', { name: 'Name of the project' });
export const well = (on: Page, label: string, name: string) =>
  on.getByRole('gridcell', { name: new RegExp(`^${label}, ${name},`) });
export const saved = (on: Page) => on.getByText(/Draft saved in/).waitFor();
export const pasteRows = async (on: Page, text: string): Promise<void> => {
  await paste(on, on.getByRole('gridcell').first(), text);
  await on
    .getByText(/guides? pasted into/)
    .first()
    .waitFor();
};

export type Kept = Record<string, unknown>;

/** What lies in the database, read or replaced past the page. */
export const records = (on: Page, replaced: Kept[] | null = null): Promise<Kept[]> =>
  on.evaluate(
    (next) =>
      new Promise<Kept[]>((resolve, reject) => {
        const opening = indexedDB.open('cutsite-guide-rna');
        opening.addEventListener('error', reject);
        opening.addEventListener('success', () => {
          const work = opening.result.transaction('drafts', 'readwrite');
          const drafts = work.objectStore('drafts');
          for (const record of next ?? []) drafts.put(record);
          const reading = drafts.getAll();
          work.addEventListener('complete', () => {
            opening.result.close();
            resolve(reading.result);
          });
        });
      }),
    replaced,
  );

/** Changes the records as another tab, a later release or a damaged disk would. */
export const changeRecords = async (on: Page, change: (record: Kept) => Kept): Promise<void> => {
  await records(on, (await records(on)).map(change));
};
