import { createTestDatabase } from '@cutsite/test-support/database';
import { expect, test } from 'vitest';
import { migrateStore, pendingStoreMigrations, readStoreMigrations } from './index.ts';

test('our own migrations are well named and apply to an empty database', async () => {
  const { pool, drop } = await createTestDatabase({ migrated: false });
  try {
    const files = await readStoreMigrations();
    expect(await migrateStore(pool)).toEqual(files.map(({ name }) => name));
    expect(await pendingStoreMigrations(pool)).toEqual([]);
  } finally {
    await drop();
  }
});

test('the old tables of the fake card network go where they are empty, and stay where a demo left rows in them (decision 34)', async () => {
  const { pool, drop } = await createTestDatabase({ migrated: false });
  await migrateStore(pool);
  const named = async () =>
    (
      await pool.query(`select relname from pg_class where relname like 'fake\\_card\\_%' and relkind = 'r' order by 1`)
    ).rows.map(({ relname }) => relname);
  const sqlOf = async (name: string) => (await readStoreMigrations()).find((file) => file.name === name)?.sql ?? '';
  const oldTables = (await sqlOf('0080_card_network')).split('-- The memory of the card network')[1] ?? '';
  try {
    expect(await named()).toEqual([]);
    await pool.query(`--${oldTables}`);
    await pool.query(`insert into fake_card_call values ('key', 'x', 200, '{}', now())`);
    await pool.query(await sqlOf('0500_no_card_network_tables'));
    expect(await named()).toEqual(['fake_card_call', 'fake_card_event', 'fake_card_intent', 'fake_card_refund']);
    await pool.query('delete from fake_card_call');
    await pool.query(await sqlOf('0500_no_card_network_tables'));
    expect(await named()).toEqual([]);
  } finally {
    await drop();
  }
});
