import {
  changeRequest as changeRequestEndpoint,
  createRequest as createRequestEndpoint,
  declineRequest,
  getRequest,
  getRequestDraft,
  listRequests,
  listSalesReps,
  openSharedRequest,
  putRequestDraft,
  revokeRequestShare,
  setSalesRep,
  shareRequest as shareRequestEndpoint,
  withdrawRequest as withdrawRequestEndpoint,
  writeMessage,
} from '@cutsite/contracts/advanced-request';
import type { Result } from '@cutsite/domain/result';
import { type Answer, bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { saveDraft, showDraft } from './draft/request-draft.ts';
import { declineQuote } from './end-quote.ts';
import type { RequestDependencies, RequestRefusal } from './request-dependencies.ts';
import { requestProblem } from './request-problem.ts';
import { changeRequest, chooseRep, withdrawRequest, writeToSales } from './send/change-request.ts';
import { createRequest } from './send/create-request.ts';
import { revokeShare, shareRequest } from './share-request.ts';
import { listOwnRequests, listReps, openShared, showOwnRequest } from './show/show-request.ts';

const uselessLink = {
  ...refuse.notFound(),
  body: { detail: 'This link does not work any more. Ask for a new one.', error_code: 'not_found' },
} as const;

/** The calls of a request's owner, and of whoever has a link to it (RQ-14 to RQ-16, rulings 62 and 63). */
export function advancedRequestRoutes(dependencies: RequestDependencies): RouteBinding[] {
  const shown = async (ownerId: string, id: string) => {
    const request = await showOwnRequest(dependencies, id, ownerId);
    return request === null ? refuse.notFound() : ({ status: 200, body: request } as const);
  };
  /** Every write answers with the request as it is then. */
  const written = async (ownerId: string, id: string, done: Result<unknown, RequestRefusal>) =>
    done.ok ? shown(ownerId, id) : requestProblem(done.error);
  return [
    bind(createRequestEndpoint, async ({ user, body, idempotencyKey: key }) => {
      const { request_type: type, annotation = '', answers, sales_rep_id: salesRepId = null, draft = null } = body;
      const created = await createRequest(dependencies, {
        user,
        type,
        annotation: annotation.trim(),
        answers,
        salesRepId,
        draft,
        key,
      });
      if (created.status !== 201) return created;
      const answer = await shown(user.id, created.body.id);
      if (answer.status !== 200) return answer;
      const { headers }: Answer = created;
      return { status: 201, body: answer.body, ...(headers && { headers }) };
    }),
    bind(listRequests, async ({ user }) => ({
      status: 200,
      body: { requests: await listOwnRequests(dependencies, user.id) },
    })),
    bind(getRequest, ({ user, params }) => shown(user.id, params.id)),
    bind(changeRequestEndpoint, async ({ user, params: { id }, body }) => {
      const { version, annotation, answers } = body;
      const command = { ownerId: user.id, id, version, annotation: annotation?.trim() ?? null, answers };
      return written(user.id, id, await changeRequest(dependencies, command));
    }),
    bind(setSalesRep, async ({ user, params: { id }, body: { sales_rep_id: salesRepId, version = null } }) =>
      written(user.id, id, await chooseRep(dependencies, { ownerId: user.id, id, version, salesRepId })),
    ),
    bind(listSalesReps, async ({ query }) => ({ status: 200, body: await listReps(dependencies, query) })),
    bind(writeMessage, async ({ user, params: { id }, body, idempotencyKey: key }) => {
      const command = { ownerId: user.id, id, version: null, text: body.text.trim(), key };
      const done = await writeToSales(dependencies, command);
      const answer = await written(user.id, id, done);
      if (answer.status !== 200) return answer;
      const headers = done.ok ? done.value : undefined;
      return { status: 201, body: answer.body, ...(headers && { headers }) };
    }),
    bind(withdrawRequestEndpoint, async ({ user, params: { id }, body: { version } }) =>
      written(user.id, id, await withdrawRequest(dependencies, { ownerId: user.id, id, version })),
    ),
    bind(declineRequest, async ({ user, params: { id }, body: { version, text = '' } }) =>
      written(user.id, id, await declineQuote(dependencies, { ownerId: user.id, id, version, text: text.trim() })),
    ),
    bind(shareRequestEndpoint, async ({ user, params: { id } }) => {
      const done = await shareRequest(dependencies, { ownerId: user.id, id });
      const answer = await written(user.id, id, done);
      if (!done.ok || answer.status !== 200) return answer.status === 200 ? refuse.notFound() : answer;
      return { status: 201, body: { request: answer.body, link: done.value } };
    }),
    bind(revokeRequestShare, async ({ user, params: { id, share_id: shareId } }) => {
      const done = await revokeShare(dependencies, { ownerId: user.id, id, shareId });
      return written(user.id, id, done);
    }),
    bind(getRequestDraft, async ({ user }) => ({
      status: 200,
      body: { kept: await showDraft(dependencies.pool, user.id) },
    })),
    bind(putRequestDraft, async ({ user, body: { draft, replaces } }) => {
      const kept = await saveDraft(dependencies, { accountId: user.id, draft, replaces });
      if (kept !== null) return { status: 200, body: kept };
      const detail = 'This request was written on in another browser. Nothing of yours was lost: it is kept here.';
      const now = await showDraft(dependencies.pool, user.id);
      return { status: 409, body: { detail, error_code: 'request_changed', kept: now } };
    }),
    bind(openSharedRequest, async ({ body }) => {
      const request = await openShared(dependencies, body.token);
      return request === null ? uselessLink : { status: 200, body: request };
    }),
  ];
}
