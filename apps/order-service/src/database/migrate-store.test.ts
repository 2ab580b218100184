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
