import { writeMessage } from '@cutsite/contracts/advanced-request';
import {
  afterAction,
  formsOf,
  mayChooseSalesRep,
  readRequest as readAnswersOf,
  requestStates,
  requestTitle,
} from '@cutsite/domain/advanced-request';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Answer } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import type { PoolClient } from 'pg';
import { noSalesRepMessage, salesRepOf } from '../../account/index.ts';
import { changeLocked, countAndTellSales, RequestRefused } from '../change-locked.ts';
import { endQuoteOf } from '../end-quote.ts';
import { updateRequest } from '../request.repository.ts';
import type { RequestDependencies, RequestRefusal } from '../request-dependencies.ts';
import { insertRequestEvent } from '../request-event.repository.ts';
import { answerFaults, type GivenAnswers } from './create-request.ts';

type Done = Promise<Result<null, RequestRefusal>>;

interface OwnersCommand {
  readonly ownerId: string;
  readonly id: string;
  readonly version: number | null;
}

/** Changes the answers of a request while it is new or waits for its owner; it keeps the versions of its forms. */
export function changeRequest(
  dependencies: RequestDependencies,
  {
    annotation,
    answers: given,
    ...command
  }: OwnersCommand & { readonly annotation: string | null; readonly answers: GivenAnswers },
): Done {
  return changeLocked(dependencies, command, async (work) => {
    const { client, row, now } = work;
    const after = afterAction(row.state, 'change');
    if (!after.ok) return err({ code: 'not_now', sentence: after.error });
    const forms = formsOf(row.request_type, { parent: row.parent_version, child: row.child_version });
    const answers = readAnswersOf(forms, given);
    const fields = answerFaults(forms, answers, now);
    if (fields !== null) return err({ code: 'invalid', fields });
    const change = {
      state: after.value,
      answers,
      title: requestTitle(answers),
      annotation: annotation ?? row.annotation,
    };
    await updateRequest(client, row, change, now);
    const details = { old: row.answers, new: answers };
    const event = { kind: 'changed', side: 'customer', actorId: command.ownerId, details, now } as const;
    await insertRequestEvent(client, row, { ...event, from: row.state, to: after.value });
    const refusal = await countAndTellSales(dependencies, work, { what: 'changed', lines: [] });
    return refusal === null ? ok(null) : err(refusal);
  });
}

/** Writes to sales, once for each Idempotency-Key. @returns the headers of a replay */
export function writeToSales(
  dependencies: RequestDependencies,
  { text, key, ...command }: OwnersCommand & { readonly text: string; readonly key: string | null },
): Promise<Result<Answer['headers'], RequestRefusal>> {
  return changeLocked(dependencies, command, async (work) => {
    const { client, row, now } = work;
    const payload = { id: row.id, text };
    const call = { accountId: command.ownerId, key, endpoint: writeMessage, payload, now };
    const answer = await withIdempotencyKey<Answer>(client, call, async () => {
      const after = afterAction(row.state, 'write');
      if (!after.ok) throw new RequestRefused({ code: 'not_now', sentence: after.error });
      await updateRequest(client, row, { state: after.value }, now);
      const event = { kind: 'message', side: 'customer', actorId: command.ownerId, text, now } as const;
      await insertRequestEvent(client, row, { ...event, from: row.state, to: after.value });
      const refusal = await countAndTellSales(dependencies, work, { what: 'a message', lines: [text] });
      if (refusal !== null) throw new RequestRefused(refusal);
      return { status: 201, body: { id: row.id } };
    });
    return answer.status === 201 ? ok(answer.headers) : err({ code: 'key_reused' });
  });
}

export function withdrawRequest(dependencies: RequestDependencies, command: OwnersCommand): Done {
  return changeLocked(dependencies, command, async (work) => {
    const { client, row, now } = work;
    const after = afterAction(row.state, 'withdraw');
    if (!after.ok) return err({ code: 'not_now', sentence: after.error });
    await endQuoteOf(dependencies, work);
    await updateRequest(client, row, { state: after.value }, now);
    const event = { kind: 'withdrawn', side: 'customer', actorId: command.ownerId, now } as const;
    await insertRequestEvent(client, row, { ...event, from: row.state, to: after.value });
    const refusal = await countAndTellSales(dependencies, work, { what: 'withdrawn', lines: [] });
    return refusal === null ? ok(null) : err(refusal);
  });
}

/** Chooses who of sales answers, until somebody has (ruling 52). @param salesRepId null: whoever it falls to */
export function chooseRep(
  dependencies: RequestDependencies,
  { salesRepId, ...command }: OwnersCommand & { readonly salesRepId: string | null },
): Done {
  return changeLocked(dependencies, command, async (work) => {
    const { client, row, now } = work;
    if (!mayChooseSalesRep('owner', row.state)) {
      const sentence = `A request that reads “${requestStates[row.state].label}” keeps whoever answers it. Write a message to ask for somebody else.`;
      return err({ code: 'not_now', sentence });
    }
    const set = await setRep(client, salesRepId);
    if (!set.ok) return set;
    await updateRequest(client, row, { salesRepId }, now);
    const details = { old: row.sales_rep_id, new: salesRepId };
    const event = { kind: 'assigned', side: 'customer', actorId: command.ownerId, text: set.value, details } as const;
    await insertRequestEvent(client, row, { ...event, from: row.state, to: row.state, now });
    const told = { ...work, row: { ...row, sales_rep_id: salesRepId } };
    const refusal = await countAndTellSales(dependencies, told, { what: 'for you to answer', lines: [] });
    return refusal === null ? ok(null) : err(refusal);
  });
}

/** @returns the name of whoever was chosen, or that nobody was */
export async function setRep(client: PoolClient, id: string | null): Promise<Result<string, RequestRefusal>> {
  if (id === null) return ok('nobody');
  const rep = await salesRepOf(client, id);
  return rep === null ? err({ code: 'invalid', fields: { sales_rep_id: [noSalesRepMessage] } }) : ok(rep.name);
}
