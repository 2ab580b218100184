import { err, ok, type Result } from '@cutsite/domain/result';
import { staffTimes } from '@cutsite/domain/staff';
import { withTransaction } from '@cutsite/service-base/database';
import { putMail } from '@cutsite/service-base/outbox';
import { endSessionsOf, lockStaffMember, newToken } from '../../account/index.ts';
import { recordStaffAction } from '../../staff-audit/index.ts';
import { factorLinkMadeMail, factorLinkMail } from '../factor-mails.ts';
import type { SecondFactorDependencies } from '../second-factor-dependencies.ts';
import { deleteFactors, readFactors } from '../secrets/factor.repository.ts';
import { insertLink } from './link.repository.ts';

export interface LinkWanted {
  /** An administrator, to whom the link is not shown; or the terminal, which prints it. */
  readonly actor: { readonly id: string } | 'command_line';
  /** Whose: the id or the address of an account. */
  readonly of: { readonly id: string } | { readonly email: string };
  /** The factors that are there are lost: they are removed at once, and the reason is kept and mailed. */
  readonly lost: { readonly reason: string } | null;
}

/** Why there is no link. */
export type LinkFault = 'no_such_account' | 'no_role' | 'own_account' | 'no_reason' | 'nothing_lost';

/**
 * Makes a link by which somebody of the staff enrols a second factor (OF-10): for one use, for 30 minutes, in the place
 * of the one before. It goes to the owner's mailbox; made at the terminal, it is printed there and mailed about. For
 * a lost factor all of the account's factors and recovery codes end at once, and its sessions with them (OF-11).
 */
export async function sendFactorLink(
  { pool, clock, config }: SecondFactorDependencies,
  { actor, of, lost }: LinkWanted,
): Promise<Result<{ readonly link: string; readonly email: string }, LinkFault>> {
  const now = clock.now();
  if (lost !== null && lost.reason.trim() === '') return err('no_reason');
  return withTransaction(pool, async (client) => {
    const member = await lockStaffMember(client, of);
    if (member === null) return err('no_such_account' as const);
    const { id: accountId, email } = member;
    if (member.roles.length === 0) return err('no_role' as const);
    if (actor !== 'command_line' && actor.id === accountId) return err('own_account' as const);
    const factors = await readFactors(client, accountId);
    if (lost !== null && factors.length === 0) return err('nothing_lost' as const);
    if (lost !== null) {
      await deleteFactors(client, accountId);
      await endSessionsOf(client, accountId);
    }
    const token = newToken();
    await insertLink(client, { token, accountId, now, expiresAt: new Date(now.getTime() + staffTimes.link) });
    const link = `${config.publicUrl}/sign-in/second-factor?token=${token}`;
    const mail =
      actor === 'command_line' ? factorLinkMadeMail(email, config.publicUrl, lost) : factorLinkMail(email, link, lost);
    await putMail(client, mail, now);
    await recordStaffAction(client, {
      actor,
      action: lost === null ? 'send_factor_link' : 'reset_factors',
      subject: { kind: 'staff', id: accountId },
      reason: lost?.reason.trim() ?? '',
      changes: [{ field: 'second_factors', from: factors.map(({ kind, label }) => ({ kind, label })), to: 'a link' }],
      now,
    });
    return ok({ link, email });
  });
}
