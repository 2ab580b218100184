import { newPlate } from '@cutsite/domain/guide-rna';
import { expect, test } from 'vitest';
import { addPlate } from '../../../builder/plates/edit-plates.ts';
import { putWells, updatePlate } from '../../../builder/plates/edit-wells.ts';
import { listColumns, printedPlates } from '../../../builder/print/print-plates.ts';
import { freshProject } from '../project/fresh-project.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const wells = (count: number, length = 20) =>
  Array.from({ length: count }, (_, index) => ({
    id: `w${index}`,
    index,
    name: `g${index}`,
    sequence: 'A'.repeat(length),
  }));

test('the plate in view is printed, or all that hold something', () => {
  const fresh = freshProject('plates', newId);
  const filled = updatePlate(fresh, fresh.plates[0]!.id, (plate) => putWells(plate, wells(3), newId));
  const project = addPlate(addPlate(filled, newId, newPlate), newId, newPlate);
  const names = (printed: 'in_view' | 'all') => printedPlates(project, printed).map(({ name }) => name);
  expect(names('in_view')).toEqual(['Plate 3']);
  expect(names('all')).toEqual(['Plate 1']);
});

test('targets are listed in three columns, whole guides in one', () => {
  expect(listColumns(wells(96)).map(({ length }) => length)).toEqual([32, 32, 32]);
  expect(listColumns(wells(25)).map(({ length }) => length)).toEqual([9, 9, 7]);
  expect(listColumns(wells(1)).map(({ length }) => length)).toEqual([1]);
  expect(listColumns(wells(30, 100)).map(({ length }) => length)).toEqual([30]);
});
