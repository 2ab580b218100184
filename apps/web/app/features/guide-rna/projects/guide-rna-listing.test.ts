import { expect, test } from 'vitest';
import { putWells, updatePlate } from '../../../builder/plates/edit-wells.ts';
import { addTubeRows } from '../project/edit-tubes.ts';
import { freshProject } from '../project/fresh-project.ts';
import { guideRnaListing } from './guide-rna-listing.ts';

const { namesIn, summaryOf } = guideRnaListing;

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

test('the list shows the first guides, so that projects without a name are distinguished', () => {
  const of = (...names: readonly string[]) => {
    const fresh = freshProject('plates', newId);
    const wells = names.map((name, index) => ({ index, name, sequence: 'CCAUU' }));
    return summaryOf(updatePlate(fresh, fresh.plates[0]!.id, (plate) => putWells(plate, wells, newId)));
  };
  expect(of('TP53-g1', 'RB1-g1')).toBe('2 guides on 1 plate: TP53-g1, RB1-g1');
  expect(of('a', 'b', 'c', 'd')).toBe('4 guides on 1 plate: a, b, c …');
});

test('the name that every untouched plate carries is none to find a project by', () => {
  expect(namesIn(freshProject('plates', newId))).not.toContain('Plate 1');
});
