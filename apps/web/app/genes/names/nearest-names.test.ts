import { expect, test } from 'vitest';
import { someGenes } from '../catalogue/some-genes.cases.ts';
import { nearestNames } from './nearest-names.ts';

test('the nearest genes of a name are looked for once in a list, however often they are asked for', () => {
  const found = nearestNames('ERBB3X', someGenes);
  expect(found.map(({ symbol }) => symbol)).toEqual(['ERBB2']);
  expect(nearestNames('ERBB3X', someGenes)).toBe(found);
  const renewed = { ...someGenes, index: { ...someGenes.index } };
  expect(nearestNames('ERBB3X', renewed)).not.toBe(found);
});

test('names that were typed long ago make room for newer ones', () => {
  const found = nearestNames('ERBB3X', someGenes);
  for (let at = 0; at < 1000; at += 1) nearestNames(`Q${at}`, someGenes);
  expect(nearestNames('ERBB3X', someGenes)).not.toBe(found);
});
