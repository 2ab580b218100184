import { readGeneTable } from '@cutsite/domain/gene';
import { describe, expect, test } from 'vitest';
import { someGenes } from '../catalogue/some-genes.cases.ts';
import { readGeneNames } from './gene-list-work.ts';
import { nextPartName, restText } from './rest-of-list.ts';

const read = (text: string) => {
  const tables = [{ name: null, cells: text.split('\n').map((line) => line.split('\t')) }];
  const beside = ['ensembl_id', 'line', 'amount'].map((id) => ({ id, headings: [id.replace('_', ' ')] }));
  const found = readGeneNames({ tables, text }, someGenes.index, (cells, chosen) =>
    readGeneTable(cells, beside, chosen ?? undefined),
  );
  if ('message' in found) throw new Error(found.message);
  return found.names.map(({ name, beside: cells }) => ({ name, beside: cells }));
};

describe('Names that a project has no room for', () => {
  test('are a list that is read as they were, with what stood beside them', () => {
    const names = [
      { name: 'TP53', beside: { line: 'HAP1', amount: '3' } },
      { name: 'tumor protein, 53', beside: {} },
      { name: 'P65', beside: { ensembl_id: 'ENSG00000001002' } },
    ];
    expect(read(restText(names))).toEqual(names);
    expect(restText([])).toBe('');
  });

  test.each([
    ['Kinases', 'Kinases, part 2'],
    ['Kinases, part 2', 'Kinases, part 3'],
    ['  ', 'Project, part 2'],
    ['x'.repeat(60), `${'x'.repeat(52)}, part 2`],
  ])('go on in a project called after the first: %s', (name, next) => {
    expect(nextPartName(name)).toBe(next);
  });
});
