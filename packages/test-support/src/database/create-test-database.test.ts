import { pendingStoreMigrations } from '@cutsite/order-service/database';
import { expect, test } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';

test('a test database has every migration applied, and nothing of its neighbour', async () => {
  const one = await createTestDatabase();
  const other = await createTestDatabase();
  try {
    await one.asOwner((owner) => owner.query('create table mine (id int)'));
    const { rows } = await other.pool.query<{ mine: string | null }>(`select to_regclass('mine')::text as mine`);
    expect(rows[0]?.mine).toBeNull();
    expect(await pendingStoreMigrations(other.pool)).toEqual([]);
  } finally {
    await one.drop();
    await other.drop();
  }
});

test('an unmigrated test database is empty', async () => {
  const { pool, drop } = await createTestDatabase({ migrated: false });
  try {
    const { rows } = await pool.query(`select 1 from pg_tables where schemaname = 'public'`);
    expect(rows).toEqual([]);
  } finally {
    await drop();
  }
});
