import { expect, test } from 'vitest';
import { freshCells } from '../project/cells-draft.ts';
import { nextPart } from './next-part.ts';

let ids = 0;
const newId = () => String((ids += 1));

test('what a full library has no room for begins one with the same line, controls and copies, and no pools (CL-9)', () => {
  const full = {
    ...freshCells(newId),
    name: 'Hits',
    cellLine: 'HAP1',
    controls: { ntc1: 4, ntc2: 4, mockWT: 8 },
    replicates: 2,
    meant: ['ENSG00000000001'],
    inCart: ['ENSG00000000001'],
  };
  const next = nextPart(full, newId);
  expect(next).toMatchObject({ name: 'Hits, part 2', cellLine: 'HAP1', controls: full.controls, replicates: 2 });
  expect([next.meant, next.inCart, next.plates.flatMap(({ wells }) => wells)]).toEqual([undefined, undefined, []]);
});
