import type { Browser } from 'playwright-core';
import { longestTask } from '../harness/chromium.ts';
import { openBuilder, rows } from '../harness/guide-rna-builder.ts';
import { plainLine, type ResultLine } from '../harness/result.ts';

const lines = 100_000;

/** Above this a task is felt: the browser itself calls it long. */
const feltMs = 50;

/**
 * P5: a paste of 100,000 lines onto a plate, from the keys to the preview with all of them counted, and its end on the
 * plates.
 */
export async function longPaste(browser: Browser, url: string): Promise<ResultLine[]> {
  const { context, page } = await openBuilder(browser, url);
  try {
    await page.evaluate((text) => navigator.clipboard.writeText(text), rows(0, lines).join('\n'));
    await page.locator('[data-well="0"]').focus();
    // What the plates of one project take; the preview says that the others have no place.
    const add = page.getByRole('dialog').getByRole('button', { name: /^Add [\d,]+ guides/ });
    const begun = performance.now();
    const reading = await longestTask(browser, page, async () => {
      await page.keyboard.press('ControlOrMeta+V');
      await add.waitFor({ timeout: 120_000 });
    });
    const seconds = (performance.now() - begun) / 1_000;
    const adding = await longestTask(browser, page, async () => {
      await add.click();
      await page.locator('[data-well="95"][data-state="filled"]').waitFor({ timeout: 120_000 });
    });
    const what = '100,000 pasted lines, read and checked in a worker';
    return [
      plainLine(
        'P5',
        `${what}: longest task of the main thread until the preview shows them`,
        `${reading.toFixed(1)} ms`,
        `≤ ${feltMs} ms`,
        reading <= feltMs,
      ),
      { ...plainLine('P5', `${what}: from the keys to the preview`, `${seconds.toFixed(1)} s`, '', true), holds: null },
      {
        ...plainLine(
          'P5',
          'the 9,600 of them that have a place put on 100 plates: longest task',
          `${adding.toFixed(1)} ms`,
          '',
          true,
        ),
        holds: null,
      },
    ];
  } finally {
    await context.close();
  }
}
