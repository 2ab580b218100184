import { readFile } from 'node:fs/promises';
import { fakeCardSchema } from '@cutsite/fake-card-network/schema';
import type { Pool } from 'pg';

/** A rule that does not hold, for what, and what was found instead. */
export interface BrokenInvariant {
  readonly rule: string;
  readonly subject: string;
  readonly found: string | null;
}

/**
 * Asks the database for everything that breaks a rule of money and orders; an empty list is what is right. Where a card
 * network of a demo remembers beside them, its side is asked too.
 */
export async function checkInvariants(pool: Pool): Promise<readonly BrokenInvariant[]> {
  const broken = await ask(pool, './invariants.sql');
  const { rows } = await pool.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    `${fakeCardSchema}.intent`,
  ]);
  return rows[0]?.exists === true ? [...broken, ...(await ask(pool, './card-network-invariants.sql'))] : broken;
}

async function ask(pool: Pool, file: string): Promise<readonly BrokenInvariant[]> {
  const script = await readFile(new URL(file, import.meta.url), 'utf8');
  return (await pool.query<BrokenInvariant>(script)).rows;
}
