import { newPlate } from '@cutsite/domain/guide-rna';
import { expect, test } from 'vitest';
import { freshProject } from '../project/fresh-project.ts';
import { wellsFrom, withGuides } from './add-guides.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;

test('known guides go into free wells from the active one on, over nothing, as RNA (GC-13)', () => {
  const taken = { id: 'w', index: 62, name: 'EGFR-1', sequence: 'UGUCACCACAUAAUUACCUG' };
  const plate = { ...newPlate('p', 'Plate 1'), wells: [taken] };
  const project = { ...freshProject('plates', newId), plates: [plate] };
  const guides = [
    { name: 'TP53-g1', target: 'CCATTGTTCAATATCGTCCG' },
    { name: 'EGFR-g4', target: 'TGTCACCACATAATTACCTG' },
    { name: 'TP53-g2', target: 'GAGCGCTGCTCAGATAGCGA' },
  ];
  const wells = wellsFrom(plate, guides, 62, 'by_row');
  expect(wells.map((well) => [well.kind, 'index' in well ? well.index : null])).toEqual([
    ['free', 63],
    ['on_plate', 62],
    ['free', 64],
  ]);
  const [after] = withGuides(project, 'p', guides, wells, newId).plates;
  expect(after?.wells.map(({ index, name, sequence }) => [index, name, sequence])).toEqual([
    [62, 'EGFR-1', 'UGUCACCACAUAAUUACCUG'],
    [63, 'TP53-g1', 'CCAUUGUUCAAUAUCGUCCG'],
    [64, 'TP53-g2', 'GAGCGCUGCUCAGAUAGCGA'],
  ]);
});
