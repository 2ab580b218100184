import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference } from './difference.ts';
import { inGroups, sequenceLetters } from './sequence-text.tsx';

const plain = { alphabet: 'ACGU', marks: false };
const modified = { alphabet: 'ACGU', marks: true };

test('a letter that is not RNA is marked, the others are not', () => {
  expect(sequenceLetters('GTA', plain).map((letter) => letter.wrong)).toEqual([false, true, false]);
});

test('m belongs to the base after it and * to the base before it', () => {
  expect(sequenceLetters('mA*CG', modified)).toEqual([
    { letter: 'A', methyl: true, bond: true, wrong: false },
    { letter: 'C', methyl: false, bond: false, wrong: false },
    { letter: 'G', methyl: false, bond: false, wrong: false },
  ]);
});

test('marks that belong to no base are shown as wrong, and none is lost', () => {
  for (const text of ['*AC', 'A**C', 'mmA', 'ACm', 'm*A']) {
    const letters = sequenceLetters(text, modified);
    expect(letters.filter((letter) => letter.wrong)).not.toEqual([]);
    const written = letters.map(({ letter, methyl, bond }) => `${methyl ? 'm' : ''}${letter}${bond ? '*' : ''}`);
    expect(written.join('')).toBe(text);
  }
});

test('groups hold five bases and the rest', () => {
  expect(inGroups(Array.from('ACGUACG'), 5).map((group) => group.join(''))).toEqual(['ACGUA', 'CG']);
});

test('a repair is shown as what goes and what comes', () => {
  expect(difference('ACGGTT', 'ACGGUU')).toEqual([
    { kind: 'same', text: 'ACGG' },
    { kind: 'rewritten', text: 'UU' },
  ]);
  expect(difference('CACCGAAU', 'AAU').map((part) => part.kind)).toContain('gone');
  expect(
    difference('CACCGAAU', 'AAU')
      .filter((part) => part.kind !== 'gone')
      .map((part) => part.text)
      .join(''),
  ).toBe('AAU');
});

test('letters with their marks are the text again, so that a field can be drawn letter under letter', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'ACGUTacgm*x-') });
  fc.assert(
    fc.property(typed, (text) => {
      const letters = sequenceLetters(text, { alphabet: 'ACGU', marks: true });
      expect(
        letters.map(({ letter, methyl, bond }) => `${methyl ? 'm' : ''}${letter}${bond ? '*' : ''}`).join(''),
      ).toBe(text);
    }),
  );
});

test('bases that are only written otherwise are shown once: U for T, capitals for small letters', () => {
  const shown = (before: string, after: string) =>
    difference(before, after)
      .map(({ kind, text }) => `${kind} ${text}`)
      .join(', ');
  expect(shown('caccgACTTGG', 'ACUUGG')).toBe('gone caccg, same AC, rewritten UU, same GG');
  expect(shown('acgu', 'ACGU')).toBe('rewritten ACGU');
  expect(shown('TET2-g3', 'TET2-g3-2')).toBe('same TET2-g3, new -2');
});
