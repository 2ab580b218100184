import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeFormula, sheetTitleMaxLength, sheetTitles, unescapeFormula, writeCsv } from './index.ts';

const cells = fc.string({ unit: fc.oneof(fc.constantFrom(...`'=+-@\t\r"`), fc.string({ maxLength: 2 })) });

describe('formulas are escaped, and come back (promise F4)', () => {
  test.each(['=1+1', '+1', '-g1', '@g1', '\tx', '\rx', "'=1"])('%j gets an apostrophe', (cell) => {
    expect(escapeFormula(cell)).toBe(`'${cell}`);
  });

  test.each(['g1', 'a-b', "'g1", ' =1', ''])('%j stays as it is', (cell) => {
    expect(escapeFormula(cell)).toBe(cell);
  });

  test('whatever the cell, unescaping gives it back, and no escaped cell can be computed', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
        expect(escapeFormula(cell)).not.toMatch(/^[=+\-@\t\r]/);
      }),
      { numRuns: 10_000 },
    );
  });
});

test('CSV quotes what would be read as something else, and opens in Excel as UTF-8', () => {
  expect(writeCsv([['a', 'b,c', 'd"e', ' f', 'g\nh']])).toBe('\ufeffa,"b,c","d""e"," f","g\nh"\r\n');
});

describe('titles of sheets', () => {
  test.each([
    [
      ['Plate 1', 'Plate 2'],
      ['Plate 1', 'Plate 2'],
    ],
    [
      ['a/b:c?', "'quoted'"],
      ['a b c', 'quoted'],
    ],
    [
      ['', '  '],
      ['Plate 1', 'Plate 2'],
    ],
    [
      ['Plate', 'plate', 'PLATE'],
      ['Plate', 'plate 2', 'PLATE 3'],
    ],
    [['History'], ['History 1']],
    [
      ['x'.repeat(40), 'x'.repeat(35)],
      ['x'.repeat(30), `${'x'.repeat(28)} 2`],
    ],
  ])('%j become %j', (names, titles) => {
    expect(sheetTitles(names)).toEqual(titles);
  });

  test('are never empty, too long, forbidden or alike, whatever the names (LI-9)', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 50 }), { maxLength: 12 }), (names) => {
        const titles = sheetTitles(names);
        expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(names.length);
        for (const title of titles) {
          expect(title.length).toBeLessThanOrEqual(sheetTitleMaxLength);
          expect(title).toMatch(/^[^:\\/?*[\]']([^:\\/?*[\]]*[^:\\/?*[\]'])?$/su);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
