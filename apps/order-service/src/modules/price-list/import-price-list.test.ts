import { withTransaction } from '@cutsite/service-base/database';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedProducts } from '../../item-tables/index.ts';
import { differenceLines, importPriceList, parsePriceFile, priceLists, readCurrentPriceList } from './index.ts';
import type { PriceRow } from './price-row.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const header =
  'id,label,product_slug,product_type,price_type,price_strategy,yield_options,modified_options,nuclease_options,min_length,max_length,price,note';
const plate = (price: string) => `plate,List price,sgrna_kit,plate,price,,3nmol;5nmol,Standard,SpCas9,5,35,${price},`;
const edu = 'edu,Educational,sgrna_kit,plate,percent,edu-40,,,,,,12.5,note';
const gap = 'gap,No tubes,sgrna_kit,tube,out_of_stock,,100nmol,,,,,,';

function rowsOf(...lines: string[]) {
  const rows = parsePriceFile([header, ...lines].join('\n'), shippedProducts);
  if (!rows.ok) throw new Error(JSON.stringify(rows.error));
  return rows.value;
}

const importRows = (...lines: string[]) =>
  withTransaction(database.pool, (client) =>
    importPriceList(client, { name: 'test', rows: rowsOf(...lines), importedAt: new Date() }),
  );

describe('importing a price list', () => {
  test('stores every field and gives it back', async () => {
    await importRows(plate('41.00'), edu, gap);
    expect((await readCurrentPriceList(database.pool))?.rows).toEqual(rowsOf(plate('41.00'), edu, gap));
  });

  test('an amount off is stored so that the version before takes nothing off; a price by itself as it was', async () => {
    const contract = (type: string) => `contract,Contract,sgrna_kit,plate,${type},edu-40,,,,,,26.00,`;
    const off = await importRows(plate('41.00'), contract('fixed'));
    expect((await readCurrentPriceList(database.pool))?.rows[1]).toMatchObject({ priceType: 'fixed', price: 2600 });
    const priced = await priceLists(database.pool).current();
    expect(priced.records[1]).toMatchObject({ priceType: 'fixed', price: 2600 });
    expect(priced.records[1]).not.toHaveProperty('isNet');
    const stored = async () =>
      (
        await database.pool.query(
          `select price_type, price from price_record where list_version = $1 and id = 'contract'`,
          [(await readCurrentPriceList(database.pool))?.version],
        )
      ).rows;
    expect(await stored()).toEqual([{ price_type: 'percent', price: 0 }]);

    const net = await importRows(plate('41.00'), contract('net'));
    expect(net.version).not.toBe(off.version);
    expect(differenceLines(net.difference)).toEqual([
      '- contract: Contract, sgrna_kit plate, for edu-40: 26.00 off',
      '+ contract: Contract, sgrna_kit plate, for edu-40: 26.00 by itself',
    ]);
    expect(await stored()).toEqual([{ price_type: 'fixed', price: 2600 }]);
    expect((await priceLists(database.pool).current()).records[1]).toMatchObject({ priceType: 'fixed', isNet: true });
  });

  test('shows what changes in words', async () => {
    await importRows(plate('41.00'), edu);
    const { difference } = await importRows(plate('42.00'), gap);
    expect(differenceLines(difference)).toEqual([
      '- edu: Educational, sgrna_kit plate, for edu-40: 12.50 % off (note)',
      '- plate: List price, sgrna_kit plate, 3 nmol or 5 nmol, Standard, SpCas9, 5 to 35 bases: 41.00',
      '+ plate: List price, sgrna_kit plate, 3 nmol or 5 nmol, Standard, SpCas9, 5 to 35 bases: 42.00',
      '+ gap: No tubes, sgrna_kit tube, 100 nmol: out of stock',
    ]);
  });

  test('keeps what a library depends on, and names the list again when that alone changes', async () => {
    const library = (genes: number): PriceRow => ({
      ...(rowsOf(plate('90.00'))[0] as PriceRow),
      id: 'library',
      productSlug: 'on_demand_library',
      productType: 'library',
      options: { plate_format: ['384_echo', '384_v_bottom'] },
      ranges: { quantity_per_well: { min: 150, max: 300.5 }, genes: { min: genes, max: null } },
    });
    const importLibrary = (genes: number) =>
      withTransaction(database.pool, (client) =>
        importPriceList(client, { name: 'test', rows: [library(genes)], importedAt: new Date() }),
      );
    const first = await importLibrary(100);
    expect((await readCurrentPriceList(database.pool))?.rows).toEqual([library(100)]);
    expect((await importLibrary(100)).version).toBe(first.version);
    expect((await importLibrary(101)).version).not.toBe(first.version);
  });

  test('gives a list of guides the version that it had before there was anything else', async () => {
    expect((await importRows(plate('41.00'), edu, gap)).version).toBe('14ef2b224436e15e');
  });

  test('again is no change, and going back to an old list works', async () => {
    const first = await importRows(plate('41.00'));
    const second = await importRows(plate('42.00'));
    const again = await importRows(plate('42.00'));
    expect(again.version).toBe(second.version);
    expect(differenceLines(again.difference)).toEqual([]);
    const back = await importRows(plate('41.00'));
    expect(back.version).toBe(first.version);
    expect(await readCurrentPriceList(database.pool)).toMatchObject({ version: first.version });
  });

  test('a fault in the middle changes nothing', async () => {
    await importRows(plate('41.00'));
    const before = await readCurrentPriceList(database.pool);
    const broken = withTransaction(database.pool, async (client) => {
      await importPriceList(client, { name: 'test', rows: rowsOf(plate('43.00')), importedAt: new Date() });
      throw new Error('pulled the plug');
    });
    await expect(broken).rejects.toThrow('pulled the plug');
    expect(await readCurrentPriceList(database.pool)).toEqual(before);
  });

  test('ten at once leave exactly one current list', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => importRows(plate(`${index + 50}.00`))));
    const { rows } = await database.pool.query('select version from price_list where is_current');
    expect(rows).toHaveLength(1);
  });
});

describe('the price list a process knows', () => {
  test('is kept until the database has another one', async () => {
    await importRows(plate('41.00'));
    const lists = priceLists(database.pool);
    const known = await lists.known();
    expect(known.records).toMatchObject([{ price: 4100 }]);
    await importRows(plate('44.00'), edu);
    expect(await lists.known()).toBe(known);
    expect((await lists.current()).records).toMatchObject([{ price: 4400 }, { priceType: 'percent', price: 12.5 }]);
    expect((await lists.known()).records).toMatchObject([{ price: 4400 }, {}]);
  });

  test('sells nothing before the first import', async () => {
    const empty = await createTestDatabase();
    try {
      expect(await priceLists(empty.pool).known()).toMatchObject({ records: [], outOfStock: [] });
    } finally {
      await empty.drop();
    }
  });
});
