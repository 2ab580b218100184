import type { CheckedLine } from '@cutsite/domain/express-knockout';
import { expect, test } from 'vitest';
import { foldedWords, foldLines } from './fold-lines.ts';

const gene = { ensemblId: 'ENSG00000141510', symbol: 'TP53', isEssential: false, number: 1, guideCount: 4 };
const states = {
  e: { kind: 'eligible', gene },
  u: { kind: 'unchecked' },
  r: { kind: 'repeated', firstLine: 1, gene },
  s: { kind: 'repeated', firstLine: 2, gene },
  g: { kind: 'one_guide_only', gene },
} as const;

/** A line for each letter: e eligible, u not checked yet, r repeats the first line, s the second, g a guide alone. */
const linesOf = (letters: string): CheckedLine[] =>
  Array.from(letters, (letter, at) => ({
    id: String(at),
    number: at + 1,
    text: '',
    target: '',
    state: states[letter as keyof typeof states],
  }));
const shown = (letters: string): string[] =>
  foldLines(linesOf(letters)).map((one) => ('lines' in one ? foldedWords(one) : String(one.number)));

test('a long run of lines without anything to decide is folded behind its first two (EK-8)', () => {
  expect(shown('reeeeeeeeeer')).toEqual(['1', '2', '3', 'Lines 4 to 11: 8 eligible', '12']);
  expect(shown('eeeeeeeeuuuuuuuuu')).toEqual([
    '1',
    '2',
    'Lines 3 to 8: 6 eligible',
    '9',
    '10',
    'Lines 11 to 17: 7 to be checked',
  ]);
});

test('short runs, and lines that ask for a decision, are never folded', () => {
  expect(shown('eeeeeee')).toHaveLength(7);
  expect(shown('gggggggggggg')).toHaveLength(12);
  expect(shown('errsr')).toHaveLength(5);
  expect(shown('')).toEqual([]);
});

test('lines that repeat one line are decided on together (EK-8)', () => {
  expect(shown(`e${'r'.repeat(15)}e`)).toEqual(['1', 'Lines 2 to 16: the same guide as in line 1', '17']);
  expect(shown('eerrrsss')).toEqual([
    '1',
    '2',
    'Lines 3 to 5: the same guide as in line 1',
    'Lines 6 to 8: the same guide as in line 2',
  ]);
});
