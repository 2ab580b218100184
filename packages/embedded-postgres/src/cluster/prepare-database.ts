import type { Client } from 'pg';

/** The store's own role is no superuser: a hole in a query must not reach the files of the machine. */
export const storeRole = 'cutsite';

/** Makes the store's role and database where they are missing, also after a kill between the two. */
export async function prepareDatabase(admin: Client, database: string, password: string): Promise<void> {
  const { rows } = await admin.query<{ has_role: boolean; has_database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as has_role,
            exists (select from pg_database where datname = $2) as has_database`,
    [storeRole, database],
  );
  const name = admin.escapeIdentifier(database);
  if (rows[0]?.has_role !== true) {
    await admin.query(`create role ${storeRole} login password ${admin.escapeLiteral(password)}`);
  }
  if (rows[0]?.has_database !== true) await admin.query(`create database ${name} owner ${storeRole}`);
}
