import type { ClientBase, Pool } from 'pg';

/** Somebody with a role. */
export interface StaffMember {
  readonly email: string;
  readonly hasVerifiedEmail: boolean;
  readonly roles: readonly string[];
}

/** The account of an address, locked so that two changes of its roles take turns. */
export async function findStaffCandidate(
  client: ClientBase,
  emailNormalised: string,
): Promise<{ readonly id: string; readonly hasVerifiedEmail: boolean } | null> {
  const { rows } = await client.query<{ id: string; hasVerifiedEmail: boolean }>(
    `select id, email_verified_at is not null as "hasVerifiedEmail" from account where email_normalised = $1 for update`,
    [emailNormalised],
  );
  return rows[0] ?? null;
}

/** Roles that are held already are left as they are. */
export async function addRoles(
  client: ClientBase,
  accountId: string,
  roles: readonly string[],
  now: Date,
): Promise<void> {
  await client.query(
    `insert into account_role (account_id, role, granted_at) select $1, unnest($2::text[]), $3 on conflict do nothing`,
    [accountId, roles, now],
  );
}

export async function removeRoles(client: ClientBase, accountId: string, roles: readonly string[]): Promise<void> {
  await client.query('delete from account_role where account_id = $1 and role = any($2)', [accountId, roles]);
}

export async function readStaff(db: Pool | ClientBase): Promise<readonly StaffMember[]> {
  const { rows } = await db.query<StaffMember>(
    `select a.email, a.email_verified_at is not null as "hasVerifiedEmail", array_agg(r.role order by r.role) as roles
       from account a join account_role r on r.account_id = a.id group by a.id order by a.email_normalised`,
  );
  return rows;
}
