import { readFile } from 'node:fs/promises';
import { contentInvariants } from '@cutsite/content-service/invariants';
import { fakeCardSchema } from '@cutsite/fake-card-network/schema';
import type { Pool } from 'pg';
import { schemasThatAre, type storeSchemas } from '../database/schemas.ts';

/** A rule that does not hold, for what, and what was found instead. */
export interface BrokenInvariant {
  readonly rule: string;
  readonly subject: string;
  readonly found: string | null;
}

type KeptSchema = {
  [Name in keyof typeof storeSchemas]: (typeof storeSchemas)[Name] extends 'kept' ? Name : never;
}[keyof typeof storeSchemas];

/**
 * The rules of each schema that is kept, as one statement. What is remade has none: its rows are made from ours at each
 * start. Without a row here a schema of the list does not compile, and none is passed over while asking.
 */
const invariantsOf = {
  public: new URL('./invariants.sql', import.meta.url),
  content: contentInvariants,
  [fakeCardSchema]: new URL('./card-network-invariants.sql', import.meta.url),
} as const satisfies Record<KeptSchema, URL>;

/** Schemas whose rules nobody has written. */
export function schemasWithoutInvariants(kept: readonly string[] = schemasThatAre('kept')): readonly string[] {
  return kept.filter((schema) => !(schema in invariantsOf));
}

/**
 * Asks the database for everything that breaks a rule of money, orders and content; an empty list is what is right. The
 * card network of a demo is asked where it remembers beside them.
 */
export async function checkInvariants(pool: Pool): Promise<readonly BrokenInvariant[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any($1)',
    [schemasThatAre('kept')],
  );
  const there = new Set(rows.map(({ name }) => name));
  const broken: BrokenInvariant[] = [];
  for (const [schema, script] of Object.entries(invariantsOf)) {
    if (!there.has(schema)) continue;
    const statement = await readFile(script, 'utf8');
    broken.push(...(await pool.query<BrokenInvariant>(statement)).rows);
  }
  return broken;
}
