import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as guideRoom from '@cutsite/domain/guide-rna';
import type * as labwareRoom from '@cutsite/domain/labware';
import type * as sheetRoom from '@cutsite/domain/sheet';
import type { Browser, Page } from 'playwright-core';
import { mainThread, openChromium } from '../harness/chromium.ts';
import { median } from '../harness/compare.ts';
import { openDomain } from '../harness/domain-page.ts';
import { openBuilder, rows } from '../harness/guide-rna-builder.ts';
import { plainLine, type ResultLine } from '../harness/result.ts';
import { startStore } from '../harness/store.ts';
import { longPaste } from './long-paste.ts';
import { shippedScript } from './shipped-script.ts';

const plates = 10;
const wells = 96;

/**
 * P5: the builder in Chromium, with ten full plates and with a very long paste, in CPU time of its main thread; P7:
 * what it loads.
 */
export async function builderSpeed(): Promise<ResultLine[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cutsite-bench-'));
  await chmod(dataDir, 0o755);
  const [store, browser] = await Promise.all([startStore(dataDir), openChromium()]);
  try {
    const checked = await checkRows(browser);
    const url = `http://127.0.0.1:${store.port}`;
    const { pasting, typing, switching } = await editTenPlates(browser, url);
    return [
      line('960 pasted rows read, placed on ten plates and checked', checked, 16),
      line('one plate of 96 rows pasted: checked and drawn', pasting, null),
      line('ten full plates: a letter typed into a cell', typing, 16),
      line('ten full plates: another plate in view', switching, 50),
      ...(await longPaste(browser, url)),
      ...(await shippedScript(browser, url)),
    ];
  } finally {
    await browser.close();
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function line(what: string, ms: number, most: number | null): ResultLine {
  const measured = plainLine(
    'P5',
    what,
    `${ms.toFixed(1)} ms`,
    most === null ? '' : `≤ ${most} ms`,
    ms <= (most ?? ms),
  );
  return most === null ? { ...measured, holds: null } : measured;
}

async function checkRows(browser: Browser): Promise<number> {
  const page = await openDomain(browser);
  const rounds = await page.evaluate(
    async ({ lines, perPlate, doors }) => {
      const [sheet, guides, labware]: [typeof sheetRoom, typeof guideRoom, typeof labwareRoom] = [
        await import(doors.sheet),
        await import(doors.guides),
        await import(doors.labware),
      ];
      const text = lines.join('\n');
      const times: number[] = [];
      for (let round = 0; round < 31; round += 1) {
        const begun = performance.now();
        const read = sheet.parseSequenceSheet(text.split('\n').map((row) => row.split('\t')));
        if (!read.ok) throw new Error('The rows were not read.');
        for (let at = 0; at < lines.length; at += perPlate) {
          let ids = 0;
          const placed = labware.placeRows(guides.newPlate('p', 'Plate'), read.value.rows.slice(at, at + perPlate), {
            format: labware.plate96,
            order: 'by_row',
            newId: () => String((ids += 1)),
          });
          const { filled } = guides.checkPlate(placed.plate, { plateNames: [] });
          if (filled !== perPlate) throw new Error(`${filled} wells were filled.`);
        }
        times.push(performance.now() - begun);
      }
      return times;
    },
    {
      lines: rows(0, plates * wells),
      perPlate: wells,
      doors: { sheet: '/sheet/index.ts', guides: '/guide-rna/index.ts', labware: '/labware/index.ts' },
    },
  );
  await page.close();
  return median(rounds.slice(1));
}

/** Ten full plates in the builder: each paste, then letters in a cell of the table, then the tabs. */
async function editTenPlates(browser: Browser, url: string) {
  const { context, page } = await openBuilder(browser, url);
  const measure = await mainThread(page);
  const pasting: number[] = [];
  for (let plate = 0; plate < plates; plate += 1) {
    if (plate > 0) await page.getByRole('button', { name: 'Add a plate' }).click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), rows(plate * wells, wells).join('\n'));
    await page.locator('[data-well="0"]').focus();
    pasting.push(
      await measure(async () => {
        await page.keyboard.press('ControlOrMeta+V');
        await page.locator('[data-well="95"][data-state="filled"]').waitFor();
      }),
    );
  }
  // Rows of the table are there when they are near: the one of the selected well always is.
  await page.locator('[data-well="40"]').click();
  await page.locator('[data-row="40"] [data-cell="name"]').dblclick();
  const typing = await pressed(page, measure, Array.from('abcdefghijklmnopqrst'));
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { selected: true }).focus();
  const switching = await pressed(page, measure, [...Array(9).fill('ArrowLeft'), ...Array(9).fill('ArrowRight')]);
  await context.close();
  return { pasting: median(pasting), typing, switching };
}

async function pressed(
  page: Page,
  measure: Awaited<ReturnType<typeof mainThread>>,
  keys: readonly string[],
): Promise<number> {
  const times: number[] = [];
  for (const key of keys) times.push(await measure(() => page.keyboard.press(key)));
  return median(times);
}
