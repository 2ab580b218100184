import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { describe, expect, test } from 'vitest';
import { readSheets } from '../../sheet/index.ts';
import { plateMapTables } from './plate-map-tables.ts';

const plate = aPlateItem('=Plate 1', 24);
const entries = [
  { item: plate, copies: 2, lot: null },
  { item: aTubeItem(['TP53-g1', '-no guide']), copies: 1, lot: 'L-1' },
];

describe('the plate map of an order', () => {
  test('has a sheet for each plate and one for the tubes, names as they were written', () => {
    const [first, tubes] = plateMapTables(entries);
    expect(first?.title).toBe('=Plate 1');
    expect(first?.rows[0]).toEqual([
      'Plate',
      'Well',
      'Name',
      'Sequence',
      'Nuclease',
      'Modifications',
      'Amount (nmol)',
      'Lot',
      'Copies',
    ]);
    expect(first?.rows[13]).toEqual(['=Plate 1', 'B01', 'g13', expect.any(String), 'SpCas9', 'Standard', 3, '', 2]);
    expect(tubes?.title).toBe('Tubes');
    expect(tubes?.rows.slice(1).map((row) => [row[0], row[1], row[2], row[7]])).toEqual([
      ['', '', 'TP53-g1', 'L-1'],
      ['', '', '-no guide', 'L-1'],
    ]);
  });

  test('is read by our own import: the same guides in the same wells (promise F4)', () => {
    const tables = plateMapTables(entries).map(({ title, rows }) => ({
      name: title,
      cells: rows.map((row) => row.map(String)),
    }));
    const read = readSheets(tables, { headerRequired: true });
    if (!read.ok) throw new Error(read.error.code);
    const [first, second] = read.value.sheets;
    expect(first?.sheet.rows.map(({ name, sequence }) => [name, sequence])).toEqual(
      plate.sequences.map(({ name, rawSequence }) => [name, rawSequence]),
    );
    expect(second?.sheet.rows.map(({ name }) => name)).toEqual(['TP53-g1', '-no guide']);
  });
});
