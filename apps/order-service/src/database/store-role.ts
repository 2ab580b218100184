import { type MigrateOptions, migrationLock, withTransaction } from '@cutsite/service-base/database';
import { jobsSchema } from '@cutsite/service-base/jobs';
import type { ClientBase, Pool } from 'pg';
import { schemasThatAre } from './schemas.ts';

/** The table of applied migrations; only the owner may write it. */
const registers = ['schema_migration', 'migrations'];

const schemas = [...schemasThatAre('kept'), ...schemasThatAre('remade')];

/**
 * The statements that give the store's role the rights that it should have; none when it has them. It may read and
 * write rows and nothing else. What the triggers of a table refuse (`refuse_change`) is not granted either, so that the
 * migrations are the one list of append-only tables. A trigger can be dropped by a role with that right, or be written
 * wrongly; a right that was never granted cannot be used.
 */
const findStatements = `
  with store as (select oid from pg_roles where rolname = $1),
  mine as (
    select c.oid, c.relname, c.relkind, c.relrowsecurity and n.nspname = $4 as is_locked,
           case when c.relkind = 'S' then 'sequence' else 'table' end as kind,
           array(select privilege_type from aclexplode(c.relacl) where grantee = store.oid order by 1) as held,
           (select coalesce(bit_or(t.tgtype), 0) from pg_trigger t join pg_proc p on p.oid = t.tgfoid
             where t.tgrelid = c.oid and p.proname = 'refuse_change' and t.tgtype & 1 = 1) as refused
      from store, pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($2) and c.relkind in ('r', 'v', 'S') and pg_has_role(c.relowner, 'usage')),
  due as (
    select *, case when relkind = 'S' then array['SELECT', 'USAGE']
                   when relname = any($3) then array['SELECT']
                   else array_remove(array[case when refused & 8 = 0 then 'DELETE' end, 'INSERT', 'SELECT',
                                           case when refused & 16 = 0 then 'UPDATE' end], null) end as wanted
      from mine)
  select format('grant usage on schema %I to %I', nspname, $1) as statement from store, pg_namespace
   where nspname = any($2) and not has_schema_privilege(store.oid, nspname, 'usage')
  union all
  select format('revoke all on %s %s from %I', kind, oid::regclass, $1) from due where not held <@ wanted
  union all
  select format('grant %s on %s %s to %I', array_to_string(wanted, ', '), kind, oid::regclass, $1) from due
   where held <> wanted
  union all
  select format('create policy %I on %s to %I using (true) with check (true)', $1, mine.oid::regclass, $1) from store, mine
   where is_locked and not exists (select from pg_policy where polrelid = mine.oid and store.oid = any(polroles))`;

async function missingRights(db: Pick<Pool | ClientBase, 'query'>, role: string): Promise<string[]> {
  const values = [role, schemas, registers, jobsSchema];
  const { rows } = await (db as Pool).query<{ statement: string }>(findStatements, values);
  return rows.map(({ statement }) => statement);
}

async function grantOn(client: ClientBase, role: string): Promise<void> {
  for (const statement of await missingRights(client, role)) await client.query(statement);
}

/**
 * For migrations that another role applies: the store's role may use what a file makes from its commit on, so that a
 * process of the store that runs beside notices nothing (promise L5).
 */
export function grantsTo(role: string): Pick<MigrateOptions, 'beforeCommit'> {
  return { beforeCommit: (client) => grantOn(client, role) };
}

/** Gives the store's role its rights to rows; asked by the role that owns them. One statement when it has them. */
export async function grantStoreRole(owner: Pool, role: string): Promise<void> {
  if ((await missingRights(owner, role)).length === 0) return;
  await withTransaction(owner, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await grantOn(client, role);
  });
}

/** Whether this role owns a table of the store, and so could not be kept from changing it. */
export async function ownsTables(db: Pool, role: string): Promise<boolean> {
  const { rows } = await db.query<{ owns: boolean }>(
    `select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                     where n.nspname = any($2) and c.relkind in ('r', 'v') and c.relowner = r.oid) as owns
       from pg_roles r where rolname = $1`,
    [role, schemas],
  );
  return rows[0]?.owns === true;
}

/**
 * Whether the current role could change append-only rows: it owns those tables, is a member of the role that does, or
 * is a superuser.
 */
export async function mayRewriteHistory(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    `select pg_has_role(relowner, 'member') as may from pg_class where oid = 'order_history'::regclass`,
  );
  return rows[0]?.may === true;
}
