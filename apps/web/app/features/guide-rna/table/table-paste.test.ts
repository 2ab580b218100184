import { newPlate, type Plate } from '@cutsite/domain/guide-rna';
import { expect, test } from 'vitest';
import { putWells } from '../../../builder/plates/edit-wells.ts';
import { freshProject } from '../project/fresh-project.ts';
import { platesAfter, withPastedWells } from './table-paste.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const plate: Plate = putWells(newPlate('p', 'Plate 1'), [{ index: 95, name: 'last', sequence: 'ACGU' }], newId);

test('a column that runs past the last well goes on with another plate, blanks included', () => {
  const project = { ...freshProject('plates', newId), plates: [plate] };
  const added = ['first', '', 'third'].map((name) => ({ name }));
  const plates = platesAfter(project, plate, added, 'by_row', newId);
  expect(plates.map((one) => [one.name, one.wells.map(({ index, name }) => `${index} ${name}`)])).toEqual([
    ['Plate 2', ['0 first', '2 third']],
  ]);
});

test('a well that was read as RNA keeps what was pasted into it, and the others keep nothing (ruling 71)', () => {
  const two = putWells(plate, [{ index: 3, name: 'a', sequence: 'ACGU' }], newId);
  const kept = withPastedWells(two, new Map([[3, 'ACGT']]));
  expect(kept.wells.map(({ index, asPasted }) => [index, asPasted])).toEqual([
    [3, { name: 'a', sequence: 'ACGT' }],
    [95, undefined],
  ]);
});
