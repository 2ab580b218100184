import { expect, test } from 'vitest';
import { freshLibrary } from '../project/library-draft.ts';
import { nextPart } from './next-part.ts';

let ids = 0;
const newId = () => String((ids += 1));

test('what a full library has no room for begins one with the same settings, and empty plates (GL-23)', () => {
  const { name: _, ...settings } = freshLibrary(newId);
  const full = {
    ...settings,
    name: 'Kinases',
    genome: 'mus_musculus',
    plateType: '96_well_deep_well',
    quantityPerWell: 1000,
    replicates: 3,
    geneList: '0123456789abcdef',
    plates: [{ id: 'p', name: 'Plate 7', wells: [{ id: 'w', index: 0, name: 'Trp53', sequence: '' }] }],
  } as const;
  const { plates, activePlateId, ...next } = nextPart(full, newId);
  expect(next).toEqual({
    name: 'Kinases, part 2',
    genome: 'mus_musculus',
    plateType: '96_well_deep_well',
    quantityPerWell: 1000,
    replicates: 3,
  });
  expect(plates).toEqual([{ id: activePlateId, name: 'Plate 1', wells: [] }]);
});
