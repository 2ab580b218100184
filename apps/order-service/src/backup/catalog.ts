import type { ClientBase } from 'pg';
import { schemasThatAre } from '../database/index.ts';

/** A table of the store, with the columns that are written and not computed. */
export interface Table {
  readonly name: string;
  readonly columns: string[];
}

/**
 * What is known without a backup: which migrations were applied is written anew, and counts of calls are of no use
 * later.
 */
const leftOut = ['schema_migration', 'call_count'];

/** The tables of the store, by name. */
export async function readTables(client: ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = any($2::text[]::regnamespace[]) and c.relkind = 'r' and c.relname <> all($1)
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
    [leftOut, schemasThatAre('kept')],
  );
  return rows;
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
    `select t.relname as table, a.attname as column, s.oid::regclass::text as sequence,
            pg_sequence_last_value(s.oid)::text as value
       from pg_class s
       join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0
       join pg_class t on t.oid = d.refobjid
       join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      where s.relkind = 'S' and s.relnamespace = current_schema()::regnamespace order by 1, 2`,
  );
  return rows;
}

/** The first table with a row in it, or null when the store is empty. */
export async function firstFilledTable(client: ClientBase): Promise<string | null> {
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query<{ filled: boolean }>(
      `select exists (select from ${client.escapeIdentifier(name)}) as filled`,
    );
    if (rows[0]?.filled === true) return name;
  }
  return null;
}

/** Takes away everything that migrations have made, ours and the library's. */
export async function dropEverything(client: ClientBase): Promise<void> {
  for (const schema of schemasThatAre('remade')) {
    await client.query(`drop schema if exists ${client.escapeIdentifier(schema)} cascade`);
  }
  await client.query(`do $$
    declare statement text;
    begin
      for statement in select format('drop table if exists %I cascade', tablename)
        from pg_tables where schemaname = current_schema() loop execute statement; end loop;
      for statement in select format('drop routine if exists %s cascade', p.oid::regprocedure)
        from pg_proc p where p.pronamespace = current_schema()::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop execute statement; end loop;
    end $$`);
}

/**
 * References between tables are checked after all of them are filled: takes them away and gives what puts them back.
 */
export async function setReferencesAside(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
       from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}
