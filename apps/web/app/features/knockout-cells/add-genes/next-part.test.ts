import { expect, test } from 'vitest';
import { freshKnockouts, newEntry } from '../project/knockout-draft.ts';
import { nextPart } from './next-part.ts';

let ids = 0;
const newId = () => String((ids += 1));

test('what a full list has no room for begins one of the same product, in the line that is chosen (ruling 83)', () => {
  const entry = { ...newEntry(newId, { cellLine: 'HAP1', quantity: 5 }), name: 'TP53' };
  const full = { ...freshKnockouts(newId, 'cell_gko'), name: 'Hits', entry, rows: [entry] };
  const { entry: next, ...list } = nextPart(full, newId);
  expect(list).toMatchObject({ name: 'Hits, part 2', product: 'cell_gko', genome: 'homo_sapiens', rows: [] });
  expect(next).toMatchObject({ name: '', cellLine: 'HAP1', quantity: 5 });
});
