import { libraryLimits } from '@cutsite/domain/gene-library';
import { expect, test } from 'vitest';
import { applyFix, lastWellsOut } from '../faults/well-repairs.ts';
import { freshLibrary, type LibraryDraft, withoutLast } from './library-draft.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;

/** A library of plates with so many wells each, down the columns of 16 rows and 24 columns. */
function aLibrary(...counts: readonly number[]): LibraryDraft {
  const wellsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: newId(),
      index: (at % 16) * 24 + Math.floor(at / 16),
      name: `GENE${at}`,
      sequence: '',
    })).toSorted((one, other) => one.index - other.index);
  const plates = counts.map((count, at) => ({ id: newId(), name: `Plate ${at + 1}`, wells: wellsOf(count) }));
  return { ...freshLibrary(newId), plates, activePlateId: plates[0]?.id ?? null };
}
const counts = ({ plates }: LibraryDraft) => plates.map(({ wells }) => wells.length);
const namesOn = ({ plates }: LibraryDraft, at: number) => new Set(plates[at]?.wells.map(({ name }) => name));

test.each([
  ['some of the last plate', [384, 128], 12, [384, 116]],
  ['all of the last plate and some of the one before', [384, 116, 10], 12, [384, 114, 0]],
  ['nothing', [20], 0, [20]],
  ['more than there are', [20], 30, [0]],
])('the last wells are taken out: %s (GL-23)', (_, before, count, after) => {
  expect(counts(withoutLast(aLibrary(...before), count))).toEqual(after);
});

test('the last wells are the last down the columns, not along the rows (ruling 23)', () => {
  const left = namesOn(withoutLast(aLibrary(20), 2), 0);
  expect([left.has('GENE17'), left.has('GENE18'), left.has('GENE19')]).toEqual([true, false, false]);
});

test('a library of more wells than a project holds offers to leave the last ones out', () => {
  const { max } = libraryLimits.wellsPerProject;
  expect(lastWellsOut(max)).toBeNull();
  expect(lastWellsOut(max + 1)?.label).toBe('Leave the last one out');
  const fix = lastWellsOut(max + 12);
  expect(fix?.label).toBe('Leave the last 12 out');
  const library = aLibrary(384, max + 12 - 384);
  const place = { kind: 'plate', plateId: library.plates[0]?.id ?? '' } as const;
  const mended = fix === null ? library : applyFix(library, place, fix, newId);
  expect(counts(mended)).toEqual([384, max - 384]);
});
