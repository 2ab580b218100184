import { makeGeneIndex } from '@cutsite/domain/gene';
import { expect, test } from 'vitest';
import { aNumberedGene } from '../../../genes/catalogue/some-genes.cases.ts';
import { freshCells, withLayout, withNames } from '../project/cells-draft.ts';
import { changedPools } from './changed-pools.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const listOf = (genes: readonly ReturnType<typeof aNumberedGene>[]) => ({
  version: `${genes.length}`,
  others: [],
  index: makeGeneIndex('homo_sapiens', genes),
});
const before = listOf([
  aNumberedGene('AKT1', 1),
  aNumberedGene('MARCH1', 2),
  aNumberedGene('CDK8', 3),
  aNumberedGene('CDY1', 4),
  aNumberedGene('SRC', 5),
]);
const now = listOf([
  aNumberedGene('AKT1', 1),
  aNumberedGene('MARCHF1', 2, { synonyms: ['MARCH1'] }),
  aNumberedGene('CDK8', 3, { guideCount: 0 }),
  aNumberedGene('CDY1', 4, { offTargetGenes: ['ENSG00000000001'] }),
]);
const draft = withNames(
  freshCells(newId),
  ['AKT1', 'march1', 'CDK8', 'CDY1', 'SRC'].map((name) => ({ name, chosenId: '' })),
  newId,
);

test('a library that is opened under a newer gene list says which pools mean something else (decision 49)', () => {
  const changed = changedPools(draft, before, now);
  expect(changed.map(({ value, place }) => [value, place])).toEqual([
    ['march1', 'D01'],
    ['CDK8', 'E01'],
    ['CDY1', 'F01'],
    ['SRC', 'G01'],
  ]);
  expect(changed[0]?.sentence).toBe('MARCH1 is called MARCHF1 now.');
  expect(changed[2]?.sentence).toContain('AKT1');
  expect(changedPools(draft, now, now)).toEqual([]);
});

test('a library of another genome is checked by its list from the beginning', () => {
  const checked = { ...draft, geneList: '0123456789abcdef' };
  expect(withLayout(checked, { cellLine: 'K-562' }, newId).geneList).toBe('0123456789abcdef');
  expect(withLayout(checked, { genome: 'mus_musculus' }, newId)).not.toHaveProperty('geneList');
});
