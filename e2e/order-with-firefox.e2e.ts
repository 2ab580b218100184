import { afterAll, describe, expect, test } from 'vitest';
import { findFirefox } from './firefox/find-firefox.ts';
import { type Firefox, keys, startFirefox } from './firefox/firefox.ts';
import { guides, rna } from './guides/plate-of-guides.ts';
import { storeOfThisWorker } from './harness/store-of-this-worker.ts';

/** The first release that the store supports (docs/running.md, "Which browsers"). */
const firstSupported = 125;

const program = findFirefox();
let whyNot = program === null ? 'none was found, and FIREFOX_PATH names none' : null;
const started = program === null ? null : await startFirefox(program).catch((failure: Error) => failure);
if (started instanceof Error) whyNot = started.message;
const firefox = started instanceof Error || started === null ? null : started;
afterAll(() => firefox?.end());
if (firefox !== null && Number.parseInt(firefox.version, 10) < firstSupported)
  whyNot = `${firefox.version} is older than ${firstSupported}`;
const left = whyNot === null ? '' : ` (left out: ${whyNot})`;

/** What Firefox does otherwise than Chromium. It runs only where Firefox is installed. */
describe.skipIf(whyNot !== null)(`a researcher orders with Firefox${left}`, () => {
  const browser = firefox as Firefox;
  const storeUrl = storeOfThisWorker();
  const rows = (count: number): string =>
    guides(count)
      .map((guide) => `${guide.name}\t${rna(guide)}`)
      .join('\n');

  const open = async (path: string): Promise<void> => {
    await browser.goTo(storeUrl + path);
    await browser.until(() => document.querySelector('main [aria-busy="false"]') !== null);
  };
  const focus = (selector: string): Promise<void> =>
    browser.run((at) => document.querySelector<HTMLElement>(at)?.focus(), selector);
  const paste = async (text: string): Promise<void> => {
    await browser.run((clipboard) => navigator.clipboard.writeText(clipboard), text);
    await browser.press(keys.control, 'v');
  };
  const shown = (text: string): Promise<void> =>
    browser.until((wanted) => document.body.innerText.includes(wanted), text);

  test('pastes a plate with the keyboard, and finds it again after a reload', async () => {
    await open('/order/guide-rna');
    await focus('[data-well="0"]');
    await paste(rows(96));
    await shown('96 guides pasted into A01 to H12.');
    await shown('$3,936.00');
    await shown('Draft saved in this browser');
    await open('/order/guide-rna');
    await browser.until(() => document.querySelector('[data-well="95"]')?.getAttribute('data-state') === 'filled');
  });

  test('copies a choice of a tube and pastes it into others, although Firefox sends both past the choice', async () => {
    await open('/order/guide-rna/tubes');
    await focus('input[aria-label="Name, A01"]');
    await paste(rows(3));
    await browser.until(() => document.querySelector('select[aria-label="Yield, A03"]') !== null);
    await focus('select[aria-label="Yield, A01"]');
    await paste('20');
    const valueOf = (label: string) =>
      browser.run((name) => document.querySelector<HTMLSelectElement>(`[aria-label="${name}"]`)?.value, label);
    expect(await valueOf('Yield, A01')).toBe('20nmol');
    await browser.press(keys.control, 'c');
    await focus('select[aria-label="Yield, A02"]');
    await browser.press(keys.shift, keys.down);
    await browser.press(keys.control, 'v');
    expect([await valueOf('Yield, A02'), await valueOf('Yield, A03')]).toEqual(['20nmol', '20nmol']);
  });

  test('meets no error of a script on any page on the way', async () => {
    for (const path of ['/', '/help', '/sign-in', '/cart']) await browser.goTo(storeUrl + path);
    await shown('Sign in to see it.');
    expect(browser.errors).toEqual([]);
  });
});
