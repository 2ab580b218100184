import { expect, test } from 'vitest';
import { addTubeRows } from '../project/edit-tubes.ts';
import { putWells, updatePlate } from '../project/edit-wells.ts';
import { freshProject } from '../project/fresh-project.ts';
import { summaryOf } from './summary-of.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;

test('the list says how many guides a project holds, and where', () => {
  const fresh = freshProject('plates', newId);
  expect(summaryOf(fresh)).toBe('no guides yet');
  const wells = [0, 1].map((index) => ({ index, name: `g${index}`, sequence: 'CCAUU' }));
  const filled = updatePlate(fresh, fresh.plates[0]!.id, (plate) => putWells(plate, wells, newId));
  expect(summaryOf(filled)).toBe('2 guides on 1 plate: g0, g1');
  const settings = { nuclease: 'SpCas9', modifications: 'Standard', yield: '3nmol', purification: 'spe' } as const;
  const both = addTubeRows(filled, [{ name: 'a', sequence: 'CCAUU' }], settings, newId);
  expect(summaryOf(both)).toBe('2 guides on 1 plate, 1 tube: g0, g1, a');
});
