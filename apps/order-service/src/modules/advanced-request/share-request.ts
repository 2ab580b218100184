import { err, ok, type Result } from '@cutsite/domain/result';
import { shareLifetimeDays } from '@cutsite/domain/share';
import { addDays } from '@cutsite/domain/time';
import { putMail } from '@cutsite/service-base/outbox';
import { v7 as uuid } from 'uuid';
import { hashToken, newToken } from '../account/index.ts';
import { knownId } from '../order-contents/index.ts';
import { changeLocked, countAsMail, type RequestWork } from './change-locked.ts';
import type { RequestDependencies, RequestRefusal } from './request-dependencies.ts';
import { insertRequestEvent } from './request-event.repository.ts';
import { requestForOwnerMail } from './request-mails.ts';
import { endShare, insertRequestShare, readLiveShares } from './request-share.repository.ts';

/** Ours: more than one request needs. */
const maxLinks = 20;

interface OwnersCommand {
  readonly ownerId: string;
  readonly id: string;
}

/** Makes a link by which anybody reads the request, for as long as links to carts work. @returns the link */
export function shareRequest(
  dependencies: RequestDependencies,
  { ownerId, id }: OwnersCommand,
): Promise<Result<string, RequestRefusal>> {
  return changeLocked(dependencies, { id, ownerId, version: null }, async ({ client, row, now }) => {
    if ((await readLiveShares(client, row, now)).length >= maxLinks) {
      const sentence = `At most ${maxLinks} links to a request can be active at a time. Revoke one first.`;
      return err({ code: 'not_now', sentence });
    }
    const token = newToken();
    const expiresAt = addDays(now, shareLifetimeDays);
    await insertRequestShare(client, row, { id: uuid(), tokenHash: hashToken(token), now, expiresAt });
    const event = { kind: 'shared', side: 'customer', actorId: ownerId, from: row.state, to: row.state, now } as const;
    await insertRequestEvent(client, row, event);
    const refusal = await tellOwner(dependencies, { client, row, now }, 'a link to read it was made');
    if (refusal !== null) return err(refusal);
    return ok(`${dependencies.config.publicUrl}/shared-request?token=${token}`);
  });
}

/** Makes a link useless. */
export function revokeShare(
  dependencies: RequestDependencies,
  { ownerId, id, shareId }: OwnersCommand & { readonly shareId: string },
): Promise<Result<null, RequestRefusal>> {
  return changeLocked(dependencies, { id, ownerId, version: null }, async ({ client, row, now }) => {
    const known = knownId(shareId);
    if (known === null || !(await endShare(client, row, known, now))) return err({ code: 'no_request' });
    const event = { kind: 'share_revoked', side: 'customer', actorId: ownerId, now } as const;
    await insertRequestEvent(client, row, { ...event, from: row.state, to: row.state });
    const refusal = await tellOwner(dependencies, { client, row, now }, 'a link to read it was revoked');
    return refusal === null ? ok(null) : err(refusal);
  });
}

/** Whoever can be read by others hears of it, also when somebody else sits at their account; one mail of theirs. */
async function tellOwner(
  dependencies: RequestDependencies,
  { client, row, now }: RequestWork,
  what: string,
): Promise<RequestRefusal | null> {
  const refusal = await countAsMail(dependencies, client, row.account_id, now);
  if (refusal !== null) return refusal;
  const words = { what, lines: [] };
  await putMail(client, requestForOwnerMail(row.owner_email, row, words, dependencies.config.publicUrl), now);
  return null;
}
