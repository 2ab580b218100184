import type { ElementHandle } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../browser/journey.ts';
import { signInAsStaff } from './staff.ts';

const { customer: staff, page } = await startJourney();

/** A control of a list by its label, and what is chosen in it; a field of text has Enter pressed in it. */
type Press = readonly [label: string, value: string];

/** Both, before the page has drawn anything: as it is on a machine that is busy with something else. */
async function pressAtOnce(presses: readonly Press[]): Promise<void> {
  const controls = await Promise.all(
    presses.map(async ([label, value]) => {
      const field = page.getByLabel(label, { exact: true });
      const control = await field
        .or(page.getByRole('button', { name: label }))
        .first()
        .elementHandle();
      return { control: control as ElementHandle<HTMLElement>, value };
    }),
  );
  await page.evaluate((all) => {
    for (const { control, value } of all) {
      if (control instanceof HTMLSelectElement) {
        control.value = value;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (control instanceof HTMLInputElement) {
        control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      } else control.click();
    }
  }, controls);
}

describe('who narrows a list down faster than it is drawn (OF-23)', () => {
  beforeAll(async () => {
    await signInAsStaff(staff, 'alma');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test.each<[string, string, readonly Press[], Record<string, string>]>([
    [
      'media',
      'Find',
      [
        ['Pictures', ''],
        ['Find', ''],
      ],
      { kind: 'pictures', search: 'plate' },
    ],
    [
      'content',
      'Find',
      [
        ['Type', 'event'],
        ['Find', ''],
      ],
      { type: 'event', search: 'plate' },
    ],
    [
      'audit',
      'Who: name or e-mail',
      [
        ['Kind', 'write'],
        ['Who: name or e-mail', ''],
      ],
      { kind: 'write', actor: 'plate' },
    ],
    [
      'orders',
      '',
      [
        ['Temperature', 'dry_ice'],
        ['State', 'shipped'],
      ],
      { temperature: 'dry_ice', status: 'shipped' },
    ],
    [
      'requests',
      'Find',
      [
        ['Answered by', 'none'],
        ['Find', ''],
      ],
      { sales_rep: 'none', search: 'plate' },
    ],
  ])('loses none of two choices in the list of %s', async (list, text, presses, kept) => {
    await page.goto(`/office/${list === 'media' ? 'content/media' : list}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (text !== '') await page.getByLabel(text, { exact: true }).fill('plate');
    await pressAtOnce(presses);
    await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(kept);
  });

  test.each([
    // No page is asked for where the list may fit on one: a page behind the last one gives way to it.
    ['content/media', 'Find', '?sort=name'],
    ['content', 'Find', '?page=2'],
    ['audit', 'Who: name or e-mail', '?kind=write'],
    ['requests', 'Find', '?sales_rep=none'],
    ['quotes', 'Find', ''],
  ])(
    'keeps the place in the field, and comes back by Back to what it said, in the list of %s',
    async (list, label, search) => {
      await page.goto(`/office/${list}${search}`);
      const field = page.getByLabel(label, { exact: true });
      await field.click();
      await page.getByRole('heading', { level: 1 }).click();
      expect(new URL(page.url()).search).toBe(search);
      await field.fill('gel');
      await field.press('Enter');
      await expect.poll(() => new URL(page.url()).search).toMatch(/=gel$/);
      expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.goBack();
      await expect.poll(() => field.inputValue()).toBe('');
    },
  );
});
