import { fakeCardSchema } from '@cutsite/fake-card-network/schema';
import { type ClientBase, escapeIdentifier } from 'pg';
import { schemasThatAre } from '../database/index.ts';

/** A table of the store, with the columns that are written and not computed. */
export interface Table {
  /** With its schema before it, `fake_card_network.intent`, where that is not `public`. */
  readonly name: string;
  readonly columns: string[];
}

/**
 * What is known without a backup: which migrations were applied is written again, and counts of calls are of no use
 * later.
 */
const leftOut = ['schema_migration', 'call_count'];

/** The tables of the store, by name. */
export async function readTables(client: ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select ${tableName} as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where n.nspname = any($2) and c.relkind = 'r' and c.relname <> all($1)
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by 1 order by 1`,
    [leftOut, schemasThatAre('kept')],
  );
  return rows;
}

const tableName = `case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname`;

/** The name of a table, as SQL has it. */
export const quoted = (name: string): string => name.split('.').map(escapeIdentifier).join('.');

interface AppliedMigration {
  name: string;
  checksum: string;
}

/** What was applied: to the store's own tables, and to the network of a demo where there is one. */
export async function readRegisters(
  client: ClientBase,
): Promise<{ migrations: AppliedMigration[]; cardNetworkMigrations?: AppliedMigration[] }> {
  const applied = async (statement: string) => (await client.query<AppliedMigration>(statement)).rows;
  const migrations = await applied('select name, checksum from schema_migration order by name');
  const { rows } = await client.query<{ exists: boolean }>('select to_regnamespace($1) is not null as exists', [
    fakeCardSchema,
  ]);
  if (rows[0]?.exists !== true) return { migrations };
  const ofNetwork = `select name, checksum from ${quoted(fakeCardSchema)}.schema_migration order by name`;
  return { migrations, cardNetworkMigrations: await applied(ofNetwork) };
}

/** A column that counts by itself, and where it stands; null: it has not begun. */
export interface Counter {
  readonly table: string;
  readonly column: string;
  readonly sequence: string;
  readonly value: string | null;
}

export async function readCounters(client: ClientBase): Promise<readonly Counter[]> {
  const { rows } = await client.query<Counter>(
    `select ${tableName} as table, a.attname as column, s.oid::regclass::text as sequence,
            pg_sequence_last_value(s.oid)::text as value
       from pg_class s
       join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0
       join pg_class c on c.oid = d.refobjid join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
      where s.relkind = 'S' and n.nspname = any($1) order by 1, 2`,
    [schemasThatAre('kept')],
  );
  return rows;
}

/** The first table with a row in it, or null when the store is empty. */
export async function firstFilledTable(client: ClientBase): Promise<string | null> {
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${quoted(name)}) as filled`);
    if (rows[0]?.filled === true) return name;
  }
  return null;
}

/**
 * Takes away everything that migrations have made, ours and the library's. `public` itself stays: it is the database's.
 */
export async function dropEverything(client: ClientBase): Promise<void> {
  for (const schema of [...schemasThatAre('remade'), ...schemasThatAre('kept')].filter((name) => name !== 'public')) {
    await client.query(`drop schema if exists ${escapeIdentifier(schema)} cascade`);
  }
  await client.query(`do $$
    declare statement text;
    begin
      for statement in select format('drop table if exists public.%I cascade', tablename)
        from pg_tables where schemaname = 'public' loop execute statement; end loop;
      for statement in select format('drop routine if exists %s cascade', p.oid::regprocedure)
        from pg_proc p where p.pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop execute statement; end loop;
    end $$`);
}

/**
 * References between tables are checked after all of them are filled: takes them away and gives what puts them back.
 */
export async function setReferencesAside(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(r.oid)) as add
       from pg_constraint r join pg_namespace n on n.oid = connamespace where contype = 'f' and n.nspname = any($1)`,
    [schemasThatAre('kept')],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}
