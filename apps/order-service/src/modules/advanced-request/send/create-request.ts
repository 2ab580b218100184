import { createRequest as createRequestEndpoint } from '@cutsite/contracts/advanced-request';
import {
  checkRequest,
  maxOpenRequests,
  newestForms,
  type RequestFault,
  type RequestForms,
  type RequestType,
  readRequest as readAnswersOf,
  requestTitle,
  tooManyOpenMessage,
  versionsOf,
} from '@cutsite/domain/advanced-request';
import { earliestToday } from '@cutsite/domain/day-text';
import { type FormAnswers, formFaultMessage } from '@cutsite/domain/form';
import { withTransaction } from '@cutsite/service-base/database';
import { type Refusal, type RequestUser, refuse } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import { putMail } from '@cutsite/service-base/outbox';
import { v7 as uuid } from 'uuid';
import { putEvent } from '../../../tracking/put-event.ts';
import { noSalesRepMessage, salesRepOf, salesRepOfCustomer } from '../../account/index.ts';
import { countAsMail, tellSales } from '../change-locked.ts';
import { forgetDraft } from '../draft/request-draft.ts';
import { countOpenRequests, insertRequest, readRequest } from '../request.repository.ts';
import type { RequestDependencies } from '../request-dependencies.ts';
import { insertRequestEvent } from '../request-event.repository.ts';
import { requestSentMail } from '../request-mails.ts';
import { requestProblem } from '../request-problem.ts';
import { writtenOf } from '../request-to-wire.ts';
import { chooseSalesRep } from '../territories/sales-reps.ts';

/** Answers as they came over the wire. */
export interface GivenAnswers {
  readonly parent: Readonly<Record<string, unknown>>;
  readonly child: Readonly<Record<string, unknown>>;
}

export interface CreateRequest {
  readonly user: Pick<RequestUser, 'id' | 'email'>;
  readonly type: RequestType;
  readonly annotation: string;
  readonly answers: GivenAnswers;
  readonly salesRepId: string | null;
  /** The revision of its draft; null: none was kept. */
  readonly draft: string | null;
  readonly key: string | null;
}

/** What is wrong with answers, by `parent.` or `child.` and the path of the field; null: nothing. */
export function answerFaults(
  forms: RequestForms,
  answers: { readonly parent: FormAnswers; readonly child: FormAnswers },
  now: Date,
): Record<string, string[]> | null {
  const faults: readonly RequestFault[] = checkRequest(forms, answers, earliestToday(now));
  if (faults.length === 0) return null;
  return Object.fromEntries(faults.map((fault) => [`${fault.form}.${fault.path}`, [formFaultMessage(fault)]]));
}

type Created = { readonly status: 201; readonly body: { readonly id: string } };

/**
 * Opens a request: one for each Idempotency-Key, within the number that an account may have open, with its number,
 * whoever of sales it goes to by rule, the mails to both and the event for the tracker, in one transaction.
 */
export async function createRequest(
  dependencies: RequestDependencies,
  { user, type, annotation, answers: given, salesRepId, draft, key }: CreateRequest,
): Promise<Created | Refusal<400 | 404 | 409 | 422 | 429>> {
  const { pool, clock, config } = dependencies;
  const now = clock.now();
  const forms = newestForms(type);
  const answers = readAnswersOf(forms, given);
  const fields = answerFaults(forms, answers, now);
  if (fields !== null) return requestProblem({ code: 'invalid', fields });
  return withTransaction(pool, async (client) => {
    const payload = { type, annotation, answers, salesRepId };
    const call = { accountId: user.id, key, endpoint: createRequestEndpoint, payload, now };
    return withIdempotencyKey<Created | Refusal<400 | 404 | 409 | 422 | 429>>(client, call, async () => {
      if ((await countOpenRequests(client, user.id)) >= maxOpenRequests) return refuse.conflict(tooManyOpenMessage);
      if (salesRepId !== null && (await salesRepOf(client, salesRepId)) === null) {
        return requestProblem({ code: 'invalid', fields: { sales_rep_id: [noSalesRepMessage] } });
      }
      const limited = await countAsMail(dependencies, client, user.id, now);
      if (limited !== null) return requestProblem(limited);
      const id = uuid();
      const request = {
        accountId: user.id,
        id,
        type,
        versions: versionsOf(forms),
        title: requestTitle(answers),
        annotation,
        answers,
        now,
        // Whom its customer chose, else who looks after them, else who looks after its type and country.
        salesRepId:
          salesRepId ??
          (await salesRepOfCustomer(client, user.id)) ??
          (await chooseSalesRep(client, { type, country: countryOf(answers.parent) })),
      };
      await insertRequest(client, request);
      const row = await readRequest(client, id, user.id);
      if (row === null) throw new Error('A request that was just written is gone');
      const event = { kind: 'sent', side: 'customer', actorId: user.id, from: null, to: row.state, now } as const;
      await insertRequestEvent(client, row, event);
      await tellSales(dependencies, { client, row, now }, { what: 'new', lines: [] });
      if (draft !== null) await forgetDraft(client, user.id, draft);
      await putMail(client, requestSentMail(user.email, row, writtenOf(row), config.publicUrl), now);
      await putEvent(client, config, { accountId: user.id, event: 'sent_request', now });
      return { status: 201, body: { id } };
    });
  });
}

function countryOf({ deliver_to: to }: FormAnswers): string | null {
  if (typeof to !== 'object' || !('country' in to)) return null;
  return to.country === '' ? null : to.country;
}
