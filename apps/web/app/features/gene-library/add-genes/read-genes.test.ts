import { makeGeneIndex } from '@cutsite/domain/gene';
import { plate96, positionsInOrder, wellLabel } from '@cutsite/domain/labware';
import { expect, test } from 'vitest';
import { aNumberedGene } from '../../../genes/catalogue/some-genes.cases.ts';
import { readGenes } from './read-genes.ts';

const twice = [aNumberedGene('MATR3', 1), aNumberedGene('MATR3', 2)];
const index = makeGeneIndex('homo_sapiens', twice);
const read = (cells: readonly (readonly string[])[]) =>
  readGenes({ tables: [{ name: null, cells }], text: null }, { format: plate96, plates: 0, asNames: false, index });

test('which of two genes was chosen comes back with the list of wells that was exported', () => {
  const labels = positionsInOrder(plate96, 'by_column').map(wellLabel);
  const ids = [twice[1]?.ensemblId ?? '', 'ENSG00000000009'];
  const rows = labels.map((label, at) => [label, at < 2 ? 'MATR3' : '', ids[at] ?? '']);
  const answer = read([['Well Position', 'Gene', 'Ensembl ID'], ...rows]);
  if (answer.kind !== 'plates') throw new Error('it is a list of wells');
  // An id that is none of the two decides nothing.
  expect(answer.plates[0]?.wells.map(({ chosenId }) => chosenId)).toEqual([ids[0], undefined]);
  expect(answer.columns.notRead).toEqual([]);
});

test('and with a table of names', () => {
  const answer = read([
    ['Gene', 'Ensembl ID'],
    ['MATR3', 'ENSG00000000001'],
  ]);
  expect(answer).toMatchObject({ kind: 'names', names: [{ name: 'MATR3', chosenId: 'ENSG00000000001' }] });
});

test('names of a pasted text are separated by commas and semicolons on whichever lines they stand', () => {
  const text = 'TP53\nKRAS;BRAF\nEGFR,MYC';
  const tables = [{ name: null, cells: text.split('\n').map((line) => [line]) }];
  const answer = readGenes({ tables, text }, { format: plate96, plates: 0, asNames: false, index });
  expect(answer.kind === 'names' ? answer.names.map(({ name }) => name) : answer).toEqual([
    'TP53',
    'KRAS',
    'BRAF',
    'EGFR',
    'MYC',
  ]);
});
