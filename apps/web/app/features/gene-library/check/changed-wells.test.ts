import { makeGeneIndex } from '@cutsite/domain/gene';
import { checkLibrary, type LibraryProject } from '@cutsite/domain/gene-library';
import { plateFormats } from '@cutsite/domain/labware';
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
const changes = (before: typeof genes, now: typeof genes) =>
  changedWells(checkedBy(before), checkedBy(now), project, plateFormats['384_echo']);
const checkedBy = (list: typeof genes) => checkLibrary(project, { index: makeGeneIndex('homo_sapiens', list) });

test('a draft that is opened after the gene list was renewed says which wells mean something else', () => {
  const changed = changes(genes, renewed);
  expect(changed.map(({ place }) => place)).toEqual(['A02', 'A03', 'A04', 'A05']);
  expect(changed.map(({ value, sentence }) => [value, sentence])).toEqual([
    ['MARCH1', 'MARCH1 is called MARCHF1 now.'],
    ['CDK8', 'There are no guides for CDK8 in this collection. Nothing can be made for it.'],
    ['PLK1', 'PLK1 is a common essential gene: cells without it stop dividing. Fine as a positive control.'],
    ['SRC', 'SRC is not in the human gene list.'],
  ]);
  expect(changes(renewed, genes).map(({ value }) => value)).toContain('CDK8');
});

test('nothing is said where a renewed list leaves the genes of a project as they were', () => {
  expect(changes(genes, [...genes, aNumberedGene('TP53', 9)])).toEqual([]);
});
