import { createTestDatabase } from '@cutsite/test-support/database';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { schemasWithoutInvariants } from '../invariants/index.ts';
import { schemasThatAre, storeSchemas } from './schemas.ts';

async function unlisted(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !(name in storeSchemas));
}

test('every schema of the database is on the list that backup, restore and the dropping of everything go by', async () => {
  const { pool, asOwner, drop } = await createTestDatabase();
  try {
    expect(await unlisted(pool)).toEqual([]);
    await asOwner((owner) => owner.query('create schema planted'));
    expect(await unlisted(pool)).toEqual(['planted']);
  } finally {
    await drop();
  }
});

test('every schema that is kept has rules that are asked for', () => {
  expect(schemasWithoutInvariants()).toEqual([]);
  expect(schemasWithoutInvariants([...schemasThatAre('kept'), 'planted'])).toEqual(['planted']);
});
