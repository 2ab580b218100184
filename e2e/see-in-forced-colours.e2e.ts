import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';
import { openBuilder } from './browser/paste.ts';

const { page } = await startJourney();

/** What the browser draws of the first element that fits, such as its `visibility`. */
const drawn = (selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('in forced colours, where the system decides them (WCAG 1.4.1)', () => {
  beforeAll(() => page.emulateMedia({ forcedColors: 'active' }));

  test.each([
    ['/order/guide-rna', 'the panel of a well', '#well-target'],
    ['/order/guide-rna/tubes', 'the table of tubes', 'input[value="AGCUGACGGAGUUAUGAUAG"]'],
  ])('on %s a sequence is drawn once in %s, by its field', async (path, _where, field) => {
    await openBuilder(page, path);
    await page.getByRole('button', { name: 'Load an example' }).click();
    await page.locator(field).first().waitFor();
    expect(await drawn(`${field} + [aria-hidden]`, 'visibility')).toBe('hidden');
    await page.emulateMedia({ forcedColors: 'none' });
    expect(await drawn(`${field} + [aria-hidden]`, 'visibility')).toBe('visible');
    await page.emulateMedia({ forcedColors: 'active' });
  });

  test('a choice keeps an arrow, and a notice has an edge', async () => {
    expect(await drawn('select', 'appearance')).toBe('auto');
    expect(await drawn('div:has(> span > button[aria-keyshortcuts=F6])', 'border-top-style')).toBe('solid');
  });

  test('the drawing of the home page keeps its dark ground, and the palette that is chosen can be seen', async () => {
    await page.goto('/');
    expect(await drawn('main svg[viewBox]:has(text)', 'forced-color-adjust')).toBe('none');
    expect(await drawn('main svg[viewBox]:has(text)', 'background-image')).toContain('gradient');
    expect(await drawn('[data-island=colour-scheme] [aria-pressed=true]', 'outline-style')).toBe('solid');
  });
});
