import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('whatever can only be added to cannot be emptied either, also with the table it hangs on (promise L7)', async () => {
  const { rows } = await database.pool.query<{ name: string; forbids: string[] }>(
    `select c.oid::regclass::text as name, array_agg(distinct case when t.tgtype & 32 > 0 then 'truncate' when t.tgtype & 16 > 0 then 'update' end) as forbids
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where p.proname = 'refuse_change' group by c.oid order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['order_history', 'order_version', 'edit_credit_transaction', 'distributor_history']),
  );
  // The owner of the tables is refused by their triggers; the store's own role may not even try.
  await database.asOwner(async (owner) => {
    for (const { name, forbids } of rows) {
      expect([name, forbids]).toEqual([name, ['truncate', 'update']]);
      await expect(owner.query(`truncate ${name} cascade`)).rejects.toThrow('is append-only');
    }
    await expect(owner.query('truncate account cascade')).rejects.toThrow('is append-only');
  });
});
