import { type StaffRole, staffRoles } from '@cutsite/domain/account';
import { type AccountDependencies, grantStaffRoles, listStaff, revokeStaffRoles } from '../modules/account/index.ts';
import { type LinkFault, sendFactorLink } from '../modules/second-factor/index.ts';

export const staffUsage = `Usage: npm run staff -- list
       npm run staff -- grant EMAIL ROLE…
       npm run staff -- revoke EMAIL ROLE…
       npm run staff -- second-factor EMAIL
       npm run staff -- second-factor EMAIL --lost REASON…
Roles: ${staffRoles.join(', ')}`;

type StaffCommand = AccountDependencies & { readonly print: (line: string) => void };

/**
 * Runs `npm run staff`, by which a store gets its first administrator; returns the exit code: 0 done, 1 refused, 2 not
 * understood.
 */
export async function runStaffCommand(words: readonly string[], command: StaffCommand): Promise<number> {
  const [verb, email, ...names] = words;
  if (verb === 'list' && email === undefined) return list(command);
  if (verb === 'second-factor' && email !== undefined) return secondFactor(email, names, command);
  const roles = names.flatMap((name) => staffRoles.find((role) => role === name) ?? []);
  if (email === undefined || roles.length === 0 || roles.length !== names.length) return usage(command);
  if (verb === 'grant') return grant(email, roles, command);
  if (verb === 'revoke') return revoke(email, roles, command);
  return usage(command);
}

async function grant(email: string, roles: readonly StaffRole[], command: StaffCommand): Promise<number> {
  const { print, config } = command;
  const result = await grantStaffRoles(command, email, roles);
  if (!result.ok) {
    const domains = config.staffDomains.length === 0 ? 'it is not set' : `it is ${config.staffDomains.join(', ')}`;
    print(
      result.error === 'email_faulty'
        ? `${email} is not an e-mail address. Nothing was changed.`
        : `${email} is not in a domain of STAFF_DOMAINS (${domains}), so that a role would not count. Nothing was changed.`,
    );
    return 1;
  }
  print(`${email} has been given: ${roles.join(', ')}.`);
  sayWhetherInForce(command);
  if (result.value.isNew) {
    print(
      'There was no account with this address. One was opened, and a mail is on its way there with a link to choose',
    );
    print('a password, which works for 30 minutes. Later, "Forgotten password" on the sign-in page sends another one.');
  } else if (!result.value.hasVerifiedEmail) {
    print('The address has not been verified yet. The role counts as soon as its owner has done that.');
  }
  return 0;
}

async function revoke(email: string, roles: readonly StaffRole[], command: StaffCommand): Promise<number> {
  const result = await revokeStaffRoles(command, email, roles);
  if (!result.ok) {
    command.print(`There is no account with the address ${email}. Nothing was changed.`);
    return 1;
  }
  command.print(`${email} no longer has: ${roles.join(', ')}.`);
  if (result.value.administratorsLeft === 0) command.print('There is no administrator now.');
  return 0;
}

async function list(command: StaffCommand): Promise<number> {
  const staff = await listStaff(command);
  for (const { email, roles, hasVerifiedEmail } of staff) {
    command.print(
      `${email}: ${roles.join(', ')}${hasVerifiedEmail ? '' : ' (address not verified: does not count yet)'}`,
    );
  }
  if (staff.length === 0) command.print('No account has a role.');
  else sayWhetherInForce(command);
  return 0;
}

/** Prints a link for one use, by which its owner enrols a second factor. */
async function secondFactor(email: string, words: readonly string[], command: StaffCommand): Promise<number> {
  const [flag, ...reason] = words;
  if (flag !== undefined && (flag !== '--lost' || reason.length === 0)) return usage(command);
  const lost = flag === undefined ? null : { reason: reason.join(' ') };
  const made = await sendFactorLink(command, { actor: 'command_line', of: { email }, lost });
  if (!made.ok) {
    command.print(`${noLink(made.error, email)} Nothing was changed.`);
    return 1;
  }
  if (lost !== null) {
    command.print(`The second factors and recovery codes of ${email} were removed, and its sessions have ended.`);
  }
  command.print(`Give this link to the owner of ${email}, who signs in and opens it. It works once, for 30 minutes:`);
  command.print(made.value.link);
  return 0;
}

function noLink(fault: LinkFault, email: string): string {
  switch (fault) {
    case 'no_such_account':
      return `There is no account with the address ${email}.`;
    case 'no_role':
      return `${email} has no role.`;
    case 'nothing_lost':
      return `${email} has no second factor that could be lost; leave out --lost.`;
    case 'no_reason':
      return 'A lost factor needs a reason, which its owner reads.';
    case 'own_account':
      return 'Another administrator has to do this.';
  }
}

/** A person who read that an account is staff would otherwise look for the fault elsewhere. */
function sayWhetherInForce({ config, print }: StaffCommand): void {
  if (config.staffWithoutSecondFactor) return;
  print(
    'Roles are in force once a second factor was given. "npm run staff -- second-factor EMAIL" prints a link to enrol one.',
  );
}

function usage({ print }: StaffCommand): number {
  print(staffUsage);
  return 2;
}
