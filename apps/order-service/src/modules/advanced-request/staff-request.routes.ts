import {
  answerRequest as answerRequestEndpoint,
  assignRequest as assignRequestEndpoint,
  attachToRequest,
  closeRequest as closeRequestEndpoint,
  getRequestFile,
  getStaffRequest,
  listQueuedRequests,
  listTerritories as listTerritoriesEndpoint,
  quoteRequest as quoteRequestEndpoint,
  setTerritory as setTerritoryEndpoint,
} from '@cutsite/contracts/advanced-request';
import type { Result } from '@cutsite/domain/result';
import { type Answer, bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { type AttachmentDependencies, answerAddedFile } from '../attachment/index.ts';
import { type QuoteDependencies, quoteRequest } from './quote-request.ts';
import { openRequestFile, staffAttachments } from './request-attachments.ts';
import type { RequestRefusal } from './request-dependencies.ts';
import { requestProblem } from './request-problem.ts';
import { answerRequest, assignRequest, closeRequest } from './send/work-on-request.ts';
import { listQueue, showStaffRequest } from './show/show-request.ts';
import { listTerritories, setTerritory } from './territories/manage-territories.ts';

/** What sales does with requests (OF-3, ruling 87). */
export function staffRequestRoutes(dependencies: QuoteDependencies & AttachmentDependencies): RouteBinding[] {
  const shown = async (id: string) => {
    const request = await showStaffRequest(dependencies, id);
    return request === null ? refuse.notFound() : ({ status: 200, body: request } as const);
  };
  const written = async (id: string, done: Result<unknown, RequestRefusal>) =>
    done.ok ? shown(id) : requestProblem(done.error);
  /** As it stands now, also where an earlier call with the key has done it. */
  const writtenOnce = async (id: string, done: Result<Answer['headers'], RequestRefusal>) => {
    const answer = await written(id, done);
    const headers = done.ok ? done.value : undefined;
    return { ...answer, ...(headers && { headers }) };
  };
  return [
    bind(listQueuedRequests, async ({ query }) => {
      const { state = null, sales_rep: salesRep = null, customer = null, search = '', page = '1' } = query;
      const asked = { state, salesRep, customer, search, page: Number(page) };
      return { status: 200, body: await listQueue(dependencies, asked) };
    }),
    bind(getStaffRequest, ({ params }) => shown(params.id)),
    bind(answerRequestEndpoint, async ({ user, params: { id }, body: { version, text, kind }, idempotencyKey: key }) =>
      writtenOnce(id, await answerRequest(dependencies, { user, id, version, text: text.trim(), kind, key })),
    ),
    bind(assignRequestEndpoint, async ({ user, params: { id }, body: { version, sales_rep_id: salesRepId } }) =>
      written(id, await assignRequest(dependencies, { user, id, version, salesRepId })),
    ),
    bind(closeRequestEndpoint, async ({ user, params: { id }, body: { version, text } }) =>
      written(id, await closeRequest(dependencies, { user, id, version, text: text.trim() })),
    ),
    bind(quoteRequestEndpoint, async ({ user, params: { id }, body, idempotencyKey: key }) => {
      const { version, lines, days = null } = body;
      const command = { user, id, version, lines, days, key, text: body.text.trim(), reason: body.reason.trim() };
      return writtenOnce(id, await quoteRequest(dependencies, command));
    }),
    bind(attachToRequest, (sent) =>
      answerAddedFile(dependencies, staffAttachments(dependencies), attachToRequest, sent),
    ),
    bind(getRequestFile, async ({ params }) => {
      const file = await openRequestFile(dependencies, params.id, params.attachment_id);
      return file === null ? refuse.notFound() : { status: 200, body: file };
    }),
    bind(listTerritoriesEndpoint, async () => ({
      status: 200,
      body: { territories: await listTerritories(dependencies) },
    })),
    bind(setTerritoryEndpoint, ({ user, params: { id }, body }) => {
      const { territory, phone, countries, request_types: requestTypes, revision } = body;
      return setTerritory(dependencies, { user, id, typed: { territory, phone, countries, requestTypes }, revision });
    }),
  ];
}
