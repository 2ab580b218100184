import { checkEmail, normaliseEmail, type StaffRole, staffRoles } from '@cutsite/domain/account';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { putMail } from '@cutsite/service-base/outbox';
import type { ClientBase, Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { fullName } from '../../../database/index.ts';
import { recordStaffAction, type StaffAction } from '../../staff-audit/index.ts';
import { insertAccount } from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { newToken } from '../credentials/tokens.ts';
import { rolesChangedMail } from '../mails/account-mails.ts';
import { sendPasswordReset } from '../password/send-password-reset.ts';

/** Why a role is not granted. */
export type StaffFault = 'email_faulty' | 'domain_is_not_ours' | 'no_such_account';

export interface Granted {
  /** There was no account with this address; its owner gets a mail to choose a password. */
  readonly isNew: boolean;
  /** Roles count from the moment when the address is verified, and not before (ruling 9). */
  readonly hasVerifiedEmail: boolean;
}

/**
 * Grants roles to the account of an address, which is opened if there is none: with a random password, and a mail by
 * which only the owner of the mailbox can choose one, which proves the address.
 */
export async function grantStaffRoles(
  dependencies: AccountDependencies,
  email: string,
  roles: readonly StaffRole[],
): Promise<Result<Granted, StaffFault>> {
  const { pool, clock, config } = dependencies;
  if (checkEmail(email) !== null) return err('email_faulty');
  const emailNormalised = normaliseEmail(email);
  const [localPart = '', domain = ''] = emailNormalised.split('@');
  if (!config.staffDomains.includes(domain)) return err('domain_is_not_ours');
  const now = clock.now();
  const account = {
    id: uuidv7(),
    email: email.trim(),
    emailNormalised,
    now,
    tshirtSize: null,
    firstName: localPart,
    lastName: localPart,
    companyName: domain,
    passwordHash: await hashPassword(newToken()),
  };
  const granted = await withTransaction(pool, async (client) => {
    const isNew = await insertAccount(client, account);
    const candidate = await findStaffCandidate(client, emailNormalised);
    if (candidate === null) throw new Error('The account was removed at this moment');
    await changeRoles(client, dependencies, {
      actor: 'command_line',
      id: candidate.id,
      reason: '',
      add: roles,
      remove: [],
      isMailed: !isNew,
    });
    return { isNew, hasVerifiedEmail: candidate.hasVerifiedEmail };
  });
  if (granted.isNew) await sendPasswordReset(dependencies, emailNormalised);
  return ok(granted);
}

/** Takes roles away, from the next call on. Says how many administrators are left. */
export async function revokeStaffRoles(
  dependencies: AccountDependencies,
  email: string,
  roles: readonly StaffRole[],
): Promise<Result<{ readonly administratorsLeft: number }, StaffFault>> {
  return withTransaction(dependencies.pool, async (client) => {
    const candidate = await findStaffCandidate(client, normaliseEmail(email));
    if (candidate === null) return err('no_such_account' as const);
    await changeRoles(client, dependencies, {
      actor: 'command_line',
      id: candidate.id,
      reason: '',
      add: [],
      remove: roles,
      isMailed: true,
    });
    const staff = await readStaff(client);
    return ok({ administratorsLeft: staff.filter(({ roles: held }) => held.includes('administrator')).length });
  });
}

/** Everybody with a role, whether or not it counts. */
export function listStaff({ pool }: AccountDependencies): Promise<readonly StaffMember[]> {
  return readStaff(pool);
}

/** Somebody with a role. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly hasVerifiedEmail: boolean;
  readonly roles: readonly string[];
}

/** The account of an address, locked so that two changes of its roles take turns. */
async function findStaffCandidate(
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
async function addRoles(client: ClientBase, accountId: string, roles: readonly string[], now: Date): Promise<void> {
  await client.query(
    `insert into account_role (account_id, role, granted_at) select $1, unnest($2::text[]), $3 on conflict do nothing`,
    [accountId, roles, now],
  );
}

async function removeRoles(client: ClientBase, accountId: string, roles: readonly string[]): Promise<void> {
  await client.query('delete from account_role where account_id = $1 and role = any($2)', [accountId, roles]);
}

/** The same, in a transaction too. */
export async function readStaff(db: Pool | ClientBase): Promise<readonly StaffMember[]> {
  const { rows } = await db.query<StaffMember>(
    `select a.id, ${fullName('a')} as name, a.email, a.email_verified_at is not null as "hasVerifiedEmail", array_agg(r.role order by r.role) as roles
       from account a join account_role r on r.account_id = a.id group by a.id order by a.email_normalised`,
  );
  return rows;
}

/** A change of somebody's roles. */
interface RoleChange {
  readonly actor: StaffAction['actor'];
  readonly id: string;
  readonly reason: string;
  readonly add: readonly StaffRole[];
  readonly remove: readonly StaffRole[];
  /** Its owner gets a mail; not with a new account, which gets another one. */
  readonly isMailed: boolean;
}

/** Adds and removes roles, with a row of the audit and a mail when that changes something (OF-14). The roles then. */
async function changeRoles(
  client: ClientBase,
  { clock, config }: AccountDependencies,
  { actor, id, reason, add, remove, isMailed }: RoleChange,
): Promise<readonly string[]> {
  const now = clock.now();
  const before = await lockStaffMember(client, { id });
  await addRoles(client, id, add, now);
  await removeRoles(client, id, remove);
  const after = await lockStaffMember(client, { id });
  if (before === null || after === null) throw new Error('The account was removed at this moment');
  if (before.roles.join() === after.roles.join()) return after.roles;
  const changes = [{ field: 'roles', from: before.roles, to: after.roles }];
  await recordStaffAction(client, {
    actor,
    action: 'change_roles',
    subject: { kind: 'staff', id },
    reason,
    changes,
    now,
  });
  if (isMailed) await putMail(client, rolesChangedMail(after.email, config.publicUrl, after.roles), now);
  return after.roles;
}

/** Why roles stay as they are. */
export type RolesFault = 'no_such_account' | 'domain_is_not_ours' | 'last_administrator';

/** Two changes of roles take turns, so that two administrators cannot take the role from each other at once. */
const rolesLock = 7_203_814;

/**
 * Gives an account exactly these roles, by an administrator (OF-14): in force with its next call, as every call reads
 * the roles again. One administrator stays.
 */
export async function setStaffRoles(
  dependencies: AccountDependencies,
  command: {
    readonly actor: { readonly id: string };
    readonly id: string;
    readonly roles: readonly StaffRole[];
    readonly reason: string;
  },
): Promise<Result<readonly string[], RolesFault>> {
  const { actor, id, roles, reason } = command;
  return withTransaction(dependencies.pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [rolesLock]);
    const member = await lockStaffMember(client, { id });
    if (member === null) return err('no_such_account' as const);
    const domain = normaliseEmail(member.email).split('@').at(-1) ?? '';
    const add = roles.filter((role) => !member.roles.includes(role));
    if (add.length > 0 && !dependencies.config.staffDomains.includes(domain)) return err('domain_is_not_ours' as const);
    const remove = staffRoles.filter((role) => member.roles.includes(role) && !roles.includes(role));
    const others = (await readStaff(client)).filter((one) => one.id !== id && one.roles.includes('administrator'));
    if (remove.includes('administrator') && others.length === 0) return err('last_administrator' as const);
    return ok(await changeRoles(client, dependencies, { actor, id, reason, add, remove, isMailed: true }));
  });
}

/** Somebody who may be staff, as the terminal or an administrator names them. */
export interface StaffAccount {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly string[];
}

/** The account with its roles, locked so that two changes of it take turns; null: there is none. */
export async function lockStaffMember(
  client: ClientBase,
  of: { readonly id: string } | { readonly email: string },
): Promise<StaffAccount | null> {
  const [condition, value] = 'id' in of ? ['a.id = $1', of.id] : ['a.email_normalised = $1', normaliseEmail(of.email)];
  const { rows } = await client.query<StaffAccount>(
    `select a.id, a.email, array(select role from account_role r where r.account_id = a.id order by role) as roles
       from account a where ${condition} for no key update of a`,
    [value],
  );
  return rows[0] ?? null;
}

/** Somebody of the staff with the sales role, who can be responsible for orders (ruling 52). */
export interface SalesRep {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const salesReps = `select a.id, ${fullName('a')} as name, a.email
    from account a join account_role r on r.account_id = a.id and r.role = 'sales'
   where a.email_verified_at is not null`;

/** Everybody who can be responsible for orders, by name. */
export async function listSalesReps(pool: Pool | ClientBase): Promise<readonly SalesRep[]> {
  const { rows } = await pool.query<SalesRep>(`${salesReps} order by name, a.id`);
  return rows;
}

/** The sales representative of this id; null when nobody of sales has it. */
export async function salesRepOf(client: ClientBase, id: string): Promise<SalesRep | null> {
  const { rows } = await client.query<SalesRep>(`${salesReps} and a.id = $1`, [id]);
  return rows[0] ?? null;
}
