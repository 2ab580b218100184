import { answerRequest as answerRequestEndpoint } from '@cutsite/contracts/advanced-request';
import { afterAction, type RequestAction } from '@cutsite/domain/advanced-request';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { StaffActionName } from '@cutsite/domain/staff';
import type { Answer, RequestUser } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import { putMail } from '@cutsite/service-base/outbox';
import { recordStaffAction } from '../../staff-audit/index.ts';
import { changeLocked, RequestRefused, type RequestWork } from '../change-locked.ts';
import { endQuoteOf } from '../end-quote.ts';
import { updateRequest } from '../request.repository.ts';
import type { RequestDependencies, RequestRefusal } from '../request-dependencies.ts';
import { insertRequestEvent } from '../request-event.repository.ts';
import { requestForOwnerMail } from '../request-mails.ts';
import { setRep } from './change-request.ts';

type Done = Promise<Result<null, RequestRefusal>>;

interface StaffCommand {
  readonly user: Pick<RequestUser, 'id'>;
  readonly id: string;
  readonly version: number;
}

/** What each kind of message does, and what its customer hears of it; a note is for colleagues alone. */
const messages = {
  note: { action: null, what: null },
  message: { action: 'answer', what: 'an answer' },
  question: { action: 'ask', what: 'a question for you' },
} as const satisfies Readonly<Record<string, { readonly action: RequestAction | null; readonly what: string | null }>>;

const record = (
  { client, row, now }: RequestWork,
  { user }: StaffCommand,
  action: StaffActionName,
  change: { readonly field: string; readonly from: string | null; readonly to: string | null },
) =>
  recordStaffAction(client, { actor: user, action, subject: { kind: 'request', id: row.id }, changes: [change], now });

interface AnswerCommand extends StaffCommand {
  readonly text: string;
  readonly kind: keyof typeof messages;
  /** The Idempotency-Key; null: the call came with none. */
  readonly key: string | null;
}

/**
 * Answers a request, asks its customer, or notes something for colleagues, once for each Idempotency-Key: a repeated
 * call has the version that was read before the first one, and its key answers for it.
 *
 * @returns the headers of a replay
 */
export function answerRequest(
  dependencies: RequestDependencies,
  command: AnswerCommand,
): Promise<Result<Answer['headers'], RequestRefusal>> {
  const { id, version, user, text, kind, key } = command;
  return changeLocked(dependencies, { id, ownerId: null, version: key === null ? version : null }, async (work) => {
    const payload = { id: work.row.id, version, text, kind };
    const call = { accountId: user.id, key, endpoint: answerRequestEndpoint, payload, now: work.now };
    const answer = await withIdempotencyKey<Answer>(work.client, call, async () => {
      if (work.row.version !== version)
        throw new RequestRefused({ code: 'changed', by: null, at: work.row.updated_at });
      await answerOnce(dependencies, work, command);
      return { status: 200, body: { id: work.row.id } };
    });
    return answer.status === 200 ? ok(answer.headers) : err({ code: 'key_reused' });
  });
}

async function answerOnce(dependencies: RequestDependencies, work: RequestWork, command: AnswerCommand): Promise<void> {
  const { client, row, now } = work;
  const { user, text, kind } = command;
  const { action, what } = messages[kind];
  const after = action === null ? ok(row.state) : afterAction(row.state, action);
  if (!after.ok) throw new RequestRefused({ code: 'not_now', sentence: after.error });
  // Who answers first is who goes on answering.
  const salesRepId = action === null ? row.sales_rep_id : (row.sales_rep_id ?? (await ownRep(work, user.id)));
  await updateRequest(client, row, { state: after.value, salesRepId }, now);
  const event = { kind, side: 'staff', actorId: user.id, text, from: row.state, to: after.value, now } as const;
  await insertRequestEvent(client, row, event);
  if (what !== null) await tellOwner(dependencies, work, { what, lines: [text] });
  await record(work, command, 'answer_request', { field: kind, from: null, to: text });
}

async function ownRep({ client }: RequestWork, id: string): Promise<string | null> {
  return (await setRep(client, id)).ok ? id : null;
}

export function assignRequest(
  dependencies: RequestDependencies,
  command: StaffCommand & { readonly salesRepId: string | null },
): Done {
  const { id, version, user, salesRepId } = command;
  return changeLocked(dependencies, { id, ownerId: null, version }, async (work) => {
    const { client, row, now } = work;
    const set = await setRep(client, salesRepId);
    if (!set.ok) return set;
    await updateRequest(client, row, { salesRepId }, now);
    const details = { old: row.sales_rep_id, new: salesRepId };
    const event = { kind: 'assigned', side: 'staff', actorId: user.id, text: set.value, details, now } as const;
    await insertRequestEvent(client, row, { ...event, from: row.state, to: row.state });
    if (salesRepId !== null) await tellOwner(dependencies, work, { what: `${set.value} answers it`, lines: [] });
    await record(work, command, 'assign_request', { field: 'sales_rep', from: row.sales_rep_id, to: salesRepId });
    return ok(null);
  });
}

/** Closes a request that comes to nothing; its customer reads why. */
export function closeRequest(
  dependencies: RequestDependencies,
  command: StaffCommand & { readonly text: string },
): Done {
  const { id, version, user, text } = command;
  return changeLocked(dependencies, { id, ownerId: null, version }, async (work) => {
    const { client, row, now } = work;
    const after = afterAction(row.state, 'close');
    if (!after.ok) return err({ code: 'not_now', sentence: after.error });
    await endQuoteOf(dependencies, work);
    await updateRequest(client, row, { state: after.value }, now);
    const event = { kind: 'closed', side: 'staff', actorId: user.id, text, from: row.state, to: after.value } as const;
    await insertRequestEvent(client, row, { ...event, now });
    await tellOwner(dependencies, work, { what: 'closed', lines: [text] });
    await record(work, command, 'close_request', { field: 'state', from: row.state, to: after.value });
    return ok(null);
  });
}

async function tellOwner(
  { config }: RequestDependencies,
  { client, row, now }: RequestWork,
  words: { readonly what: string; readonly lines: readonly string[] },
): Promise<void> {
  await putMail(client, requestForOwnerMail(row.owner_email, row, words, config.publicUrl), now);
}
