import type { Client } from 'pg';

/** The store's own role is no superuser: a hole in a query must not reach the files of the machine. */
export const storeRole = 'cutsite';
/** Makes and changes tables, and owns them: the same hole must not rewrite what can only be added to. */
export const ownerRole = 'cutsite_owner';

/** Opens one more connection as the superuser, on another database. */
export type ConnectTo = (database: string) => Promise<Client>;

/**
 * Makes the two roles and the database where they are missing, also after a kill between them. A database of an earlier
 * version, whose tables belong to the store's own role, is handed over to the owner with everything in it.
 */
export async function prepareDatabase(
  admin: Client,
  database: string,
  password: string,
  connectTo: ConnectTo,
): Promise<void> {
  const { rows } = await admin.query<{ missing: string[]; owner: string | null }>(
    `select array(select role from unnest($1::text[]) role except select rolname::text from pg_roles) as missing,
            (select pg_get_userbyid(datdba) from pg_database where datname = $2) as owner`,
    [[storeRole, ownerRole], database],
  );
  for (const role of rows[0]?.missing ?? []) {
    await admin.query(`create role ${role} login password ${admin.escapeLiteral(password)}`);
  }
  const owner = rows[0]?.owner ?? null;
  if (owner === null) await admin.query(`create database ${admin.escapeIdentifier(database)} owner ${ownerRole}`);
  if (owner === storeRole) await handOver(await connectTo(database));
}

/** One statement, so a kill leaves all of it or nothing; the database itself is part of it. */
async function handOver(session: Client): Promise<void> {
  try {
    await session.query(`reassign owned by ${storeRole} to ${ownerRole}`);
  } finally {
    await session.end();
  }
}
