import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

/** A rule that does not hold, for what, and what was found instead. */
export interface BrokenInvariant {
  readonly rule: string;
  readonly subject: string;
  readonly found: string | null;
}

/** Asks the database for everything that breaks a rule of money and orders; an empty list is what is right. */
export async function checkInvariants(pool: Pool): Promise<readonly BrokenInvariant[]> {
  const script = await readFile(new URL('./invariants.sql', import.meta.url), 'utf8');
  const { rows } = await pool.query<BrokenInvariant>(script);
  return rows;
}
