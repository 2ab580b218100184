import { describe, expect, test } from 'vitest';
import { foreignStatements, tableOwners } from '../../apps/order-service/src/modules/table-owners.table.ts';
import { findForeignStatements } from './check-table-owners.ts';
import { touchedTables } from './statement-tables.ts';
import { readTree } from './tree-files.ts';

test('every table has one owner, who alone writes it; what others read is named with its reason', () => {
  const ownership = { owners: tableOwners, foreign: foreignStatements };
  expect(findForeignStatements(readTree(), ownership)).toEqual([]);
});

describe('planted', () => {
  const cart = 'apps/order-service/src/modules/cart';
  const path = 'apps/order-service/src/modules/payment/planted.ts';
  const migration = {
    path: 'apps/order-service/src/database/migrations/0001_planted.sql',
    text: 'create table cart (id uuid);\ncreate table payment (id uuid);',
  };
  const owners = { cart, payment: 'apps/order-service/src/modules/payment' };
  const faultsOf = (sql: string, foreign: Parameters<typeof findForeignStatements>[1]['foreign'] = []) =>
    findForeignStatements([migration, { path, text: `export const text = ${sql};` }], { owners, foreign });

  test.each([
    ["'update cart set status = $1'", 'writes'],
    ["'insert into cart (id) values ($1)'", 'writes'],
    ["'delete from cart where id = $1'", 'writes'],
    ["'lock table cart in share mode'", 'writes'],
    ['`with paid as (update payment set id = $1 returning id) update cart set id = $1`', 'writes'],
    ["'select id from cart for update'", 'reads'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source of its own, with a template in it
    ['`select ${columns} from payment p, cart c where c.id = p.id`', 'reads'],
    ["'select 1 from payment p left join cart c on c.id = p.id'", 'reads'],
    ["'select exists (select from cart where id = $1)'", 'reads'],
  ])('%s of another module is reported: it %s', (sql, verb) => {
    expect(faultsOf(sql)).toEqual([`${path}: ${verb} cart, which is ${cart}’s`]);
  });

  test.each([
    ["'update payment set cart = $1 where cart = $2'"],
    ["'select cart.id from payment cart'"],
    ["'with cart as (select 1) select id from cart'"],
    ["'select id from payment where note = \\'from cart\\''"],
    ["'insert into payment (id) values ($1) on conflict (id) do update set id = $1'"],
  ])('%s touches no table of another', (sql) => {
    expect(faultsOf(sql)).toEqual([]);
  });

  test('a write is not excused by what is named for reading', () => {
    const named = [{ in: [path], reads: ['cart'], reason: 'joined' }];
    expect(faultsOf("'select 1 from cart'", named)).toEqual([]);
    expect(faultsOf("'update cart set id = $1'", named)).toHaveLength(2);
  });

  test('what is named for nothing, or without a reason, is reported', () => {
    expect(faultsOf("'select 1'", [{ in: [path], reads: ['cart'], reason: 'joined' }])).toEqual([
      `${path}: is named for what it does not do: reads cart`,
    ]);
    expect(faultsOf("'select 1 from cart'", [{ in: [path], reads: ['cart'], reason: ' ' }])).toEqual([
      `${path}: is named without a reason`,
    ]);
    expect(faultsOf("'select 1'", [{ in: [`${cart}/gone.ts`], reason: 'moved' }])).toEqual([
      `${cart}/gone.ts: is named and is not there`,
    ]);
  });

  test('a new table without an owner is reported, and an owner of a table that was dropped', () => {
    const more = { ...migration, text: `${migration.text}\ncreate unlogged table extra (id uuid);\ndrop table cart;` };
    expect(findForeignStatements([more], { owners, foreign: [] })).toEqual([
      'extra: has no owner',
      'cart: has an owner and is no table',
    ]);
  });

  test('a table of another schema is known by both names, and is not the one of that name in public', () => {
    const network = 'packages/fake-card-network/src';
    const made = { ...migration, text: `${migration.text}\ncreate table network.cart (id uuid);` };
    const faultsIn = (sql: string) =>
      findForeignStatements([made, { path, text: `export const text = '${sql}';` }], {
        owners: { ...owners, 'network.cart': network },
        foreign: [],
      });
    expect(faultsIn('update network.cart set id = $1')).toEqual([
      `${path}: writes network.cart, which is ${network}’s`,
    ]);
    expect(faultsIn('select c.id from payment p join network.cart c on c.id = p.id')).toEqual([
      `${path}: reads network.cart, which is ${network}’s`,
    ]);
    expect(findForeignStatements([made], { owners, foreign: [] })).toEqual(['network.cart: has no owner']);
  });

  test('the words of a statement are distinguished from its tables', () => {
    const sql = `with moved as (delete from cart using payment where true returning id)
      select extract(epoch from now()) from moved where a is distinct from b -- from cart`;
    const { reads, writes } = touchedTables(sql, new Set(['cart', 'payment', 'moved']));
    expect([[...reads], [...writes]]).toEqual([['payment'], ['cart']]);
  });
});
