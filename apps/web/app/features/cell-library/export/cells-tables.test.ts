import { readGeneTable } from '@cutsite/domain/gene';
import { expect, test } from 'vitest';
import { someGenes } from '../../../genes/catalogue/some-genes.cases.ts';
import { checkedCells } from '../check/checked-cells.ts';
import { freshCells, withNames } from '../project/cells-draft.ts';
import { poolTable, rackTables } from './cells-tables.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const names = ['her2', '=1+1', ...Array.from({ length: 88 }, (_, at) => `GENE${at + 1}`)];
const draft = withNames(
  freshCells(newId),
  names.map((name) => ({ name, chosenId: '' })),
  newId,
);
const { racks } = checkedCells(draft, someGenes, null);

test('the list of pools begins with the header Gene, and comes back in its order (LI-20)', () => {
  const rows = poolTable(racks)[0]?.rows ?? [];
  expect(rows[1]?.slice(0, 4)).toEqual(['ERBB2', 'ENSG00000001001', 'her2', 4]);
  expect(rows[2]?.[0]).toBe("'=1+1");
  expect(rows[0]?.[0]).toBe('Gene');
  const read = readGeneTable(rows.map((row) => row.map(String)))?.names ?? [];
  expect(read.map(({ line, name }) => [line, name]).slice(0, 3)).toEqual([
    [2, 'ERBB2'],
    [3, "'=1+1"],
    [4, 'GENE1'],
  ]);
  expect(read).toHaveLength(90);
});

test('the racks have all their wells, controls with what they are (CL-4 to CL-6)', () => {
  const tables = rackTables(racks);
  expect(tables.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['Rack 1', 97],
    ['Rack 2', 97],
  ]);
  // As the menu says it: down the columns from A01 (wish 7).
  expect((tables[0]?.rows ?? []).slice(1, 10).map(([well]) => well)).toEqual(
    'A01 B01 C01 D01 E01 F01 G01 H01 A02'.split(' '),
  );
  const types = (tables[1]?.rows ?? []).slice(1).map((row) => row[3]);
  expect(types.filter((type) => type === 'pool')).toHaveLength(14);
  expect(types.filter((type) => type === 'control')).toHaveLength(19);
  expect(types.filter((type) => type === 'used up in the test, not shipped')).toHaveLength(1);
});
