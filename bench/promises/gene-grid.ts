import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GeneListWire, genesFromWire } from '@cutsite/contracts/gene-catalogue';
import type { Browser, Page } from 'playwright-core';
import { mainThread, openChromium } from '../harness/chromium.ts';
import { median } from '../harness/compare.ts';
import { openBuilder } from '../harness/guide-rna-builder.ts';
import { plainLine, type ResultLine } from '../harness/result.ts';
import { startStore } from '../harness/store.ts';

const sizes = [96, 384] as const;
/** A second plate, so that there is another one to look at; a project holds 500 wells. */
const onSecondPlate = 96;

/** C3: a gene library on plates of 384 wells and of 96, in CPU time of the main thread: paste, type, switch plates. */
export async function geneGrid(): Promise<ResultLine[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cutsite-bench-'));
  await chmod(dataDir, 0o755);
  const [store, browser] = await Promise.all([startStore(dataDir), openChromium()]);
  try {
    const url = `http://127.0.0.1:${store.port}`;
    const list: GeneListWire = await (await fetch(`${url}/api/products/odl/genes/?species=homo_sapiens`)).json();
    const symbols = genesFromWire(list).flatMap(({ symbol, guideCount }) => (guideCount > 0 ? [symbol] : []));
    const measured = new Map<number, Awaited<ReturnType<typeof editPlates>>>();
    for (const size of sizes) measured.set(size, await editPlates(browser, url, size, symbols));
    const [small, large] = sizes.map((size) => measured.get(size));
    if (small === undefined || large === undefined) throw new Error('A size of plates was not measured.');
    return [
      beside('a full plate of 384 genes pasted: looked up, checked and drawn', large.pasting, small.pasting, null),
      beside('a letter typed into a cell of a full plate of 384', large.typing, small.typing, 16),
      beside('another plate in view, of 384', large.switching, small.switching, 50),
    ];
  } finally {
    await browser.close();
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function beside(what: string, ms: number, of96: number, most: number | null): ResultLine {
  const said = `${ms.toFixed(1)} ms (96 wells: ${of96.toFixed(1)} ms)`;
  const line = plainLine('C3', what, said, most === null ? '' : `≤ ${most} ms`, ms <= (most ?? ms));
  return most === null ? { ...line, holds: null } : line;
}

async function editPlates(browser: Browser, url: string, wells: 96 | 384, symbols: readonly string[]) {
  const { context, page } = await openBuilder(browser, url, '/order/gene-library');
  await page
    .getByRole('combobox', { name: 'Plate type' })
    .selectOption(wells === 96 ? '96-well deep well' : '384-well Echo');
  const names = Array.from({ length: wells }, (_, at) => symbols[at % symbols.length] ?? '');
  const measure = await mainThread(page);
  const pasting = await measure(() => paste(page, names, wells - 1));
  await page.getByRole('button', { name: 'Add a plate' }).click();
  await paste(page, names.slice(0, onSecondPlate), 0);
  await page.getByRole('tab', { selected: true }).focus();
  const keys = Array.from({ length: 16 }, (_, at) => (at % 2 === 0 ? 'ArrowLeft' : 'ArrowRight'));
  const switching = await pressed(page, measure, keys);
  await page.keyboard.press('ArrowLeft');
  // Rows of the table are there when they are near: the one of the selected well always is.
  await page.locator('[data-well="40"]').click();
  await page.locator('[data-row="40"] [data-cell="name"]').dblclick();
  const typing = await pressed(page, measure, Array.from('abcdefghijklmnopqrst'));
  await context.close();
  return { pasting, typing, switching };
}

async function paste(page: Page, names: readonly string[], last: number): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), names.join('\n'));
  await page.locator('[data-well="0"]').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await page.locator(`[data-well="${last}"]:not([data-state="empty"])`).waitFor();
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
