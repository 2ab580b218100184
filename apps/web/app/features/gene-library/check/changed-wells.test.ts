import { makeGeneIndex } from '@cutsite/domain/gene';
import { checkLibrary, type LibraryProject } from '@cutsite/domain/gene-library';
import { expect, test } from 'vitest';
import { aNumberedGene } from '../../../genes/catalogue/some-genes.cases.ts';
import { changedWells } from './changed-wells.ts';

const genes = [
  aNumberedGene('AKT1', 1),
  aNumberedGene('MARCH1', 2),
  aNumberedGene('CDK8', 3),
  aNumberedGene('PLK1', 4),
  aNumberedGene('SRC', 5),
];
const renewed = [
  aNumberedGene('AKT1', 1),
  aNumberedGene('MARCHF1', 2, { synonyms: ['MARCH1'] }),
  aNumberedGene('CDK8', 3, { guideCount: 0 }),
  aNumberedGene('PLK1', 4, { isEssential: true }),
];
const project: LibraryProject = {
  name: '',
  genome: 'homo_sapiens',
  plateType: '384_echo',
  quantityPerWell: 300,
  replicates: 1,
  plates: [
    {
      id: 'p',
      name: 'Plate 1',
      wells: ['AKT1', 'MARCH1', 'CDK8', 'PLK1', 'SRC', 'NTC1'].map((name, index) => ({
        id: `${index}`,
        index,
        name,
        chosenId: null,
      })),
    },
  ],
};
const checkedBy = (list: typeof genes) => checkLibrary(project, { index: makeGeneIndex('homo_sapiens', list) });

test('a draft that is opened after the gene list was renewed says which wells mean something else', () => {
  expect(changedWells(checkedBy(genes), checkedBy(renewed)).map(({ value, sentence }) => [value, sentence])).toEqual([
    ['MARCH1', 'MARCH1 is called MARCHF1 now.'],
    ['CDK8', 'There are no guides for CDK8 in this collection. Nothing can be made for it.'],
    ['PLK1', 'PLK1 is a common essential gene: cells without it stop dividing. Fine as a positive control.'],
    ['SRC', 'SRC is not in the human gene list.'],
  ]);
  expect(changedWells(checkedBy(renewed), checkedBy(genes)).map(({ value }) => value)).toContain('CDK8');
});

test('nothing is said where a renewed list leaves the genes of a project as they were', () => {
  expect(changedWells(checkedBy(genes), checkedBy([...genes, aNumberedGene('TP53', 9)]))).toEqual([]);
});
