import { type AnyEndpoint, accessRules, type FileAnswer, fileSchema } from '@cutsite/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { jsonType, sendRefusal, withSuccessFlag } from './answers/send.ts';
import { sendCacheable } from './answers/send-cacheable.ts';
import { sendFile } from './answers/send-file.ts';
import { sendPrepared } from './answers/send-prepared.ts';
import { type Serialiser, serialisers } from './answers/serialise.ts';
import type { Answer, HandlerContext, RouteBinding } from './bind.ts';
import { checkAccess } from './guards/access.ts';
import { checkChangingGet, checkCsrf } from './guards/csrf.ts';
import type { RateLimiter } from './guards/rate-limits.ts';
import { readVisitor, sendDueCookies } from './guards/visitor.ts';
import { readInput } from './input/read-input.ts';
import { refuse } from './refusals.ts';
import type { ApiDependencies } from './settings.ts';

/** Bytes of body that a call accepts unless its endpoint says otherwise. */
const ordinaryBodyLimit = 256 * 1024;

type RouteDependencies = ApiDependencies & { readonly countCall: RateLimiter };

/**
 * Puts one call on the server: the guards in the order of ruling 32 (user, CSRF, then the body), the contract's checks,
 * the handler, and the contract's serialisers.
 *
 * @throws Error when the endpoint does not say who may call it (promise A7).
 */
export function registerRoute(api: FastifyInstance, binding: RouteBinding, dependencies: RouteDependencies): void {
  const { endpoint } = binding;
  if (!Object.hasOwn(accessRules, endpoint.access)) {
    throw new Error(`${endpoint.method} ${endpoint.path} does not declare who may call it`);
  }
  const saveLook = lookKeeper(endpoint, dependencies);
  const serialise = serialisers(endpoint);
  api.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    bodyLimit: endpoint.bodyLimit ?? ordinaryBodyLimit,
    exposeHeadRoute: endpoint.changesState !== true,
    config: { endpoint },
    onRequest: (request, reply) => guard(endpoint, request, reply, dependencies),
    handler: async (request, reply) => {
      const reading = readInput(endpoint, request, binding.faultsOf);
      if (!reading.ok) return sendRefusal(reply, refuse.invalid(reading.problem));
      const { user, sessionToken } = request.visitor;
      // What the contract promises of user and input was checked by the guard and by `readInput`.
      const context = { ...reading.input, user, sessionToken, request } as HandlerContext<AnyEndpoint>;
      const answer = await binding.handle(context);
      if (saveLook !== null) await saveLook(context, answer);
      if ('prepared' in answer) return sendPrepared(request, reply, answer.prepared);
      if (endpoint.responses[answer.status] === fileSchema) return sendFile(reply.code(200), answer.body as FileAnswer);
      return sendAnswer(request, reply, answer, { endpoint, serialise });
    },
  } satisfies RouteOptions);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of the route. */
    endpoint?: AnyEndpoint;
  }
}

async function guard(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, settings, countCall, isDiskFull }: RouteDependencies,
): Promise<FastifyReply | undefined> {
  reply.headers(reply.server.apiHeaders);
  const tooMany = countCall.ofAddress(request);
  if (tooMany !== null) return sendRefusal(reply, tooMany);
  const visitor = await readVisitor(request, sessions, settings);
  request.visitor = visitor;
  // A cookie in an answer that everybody may keep would go to others.
  if (endpoint.cache?.by !== 'anyone') sendDueCookies(visitor, endpoint.issuesCsrfToken === true, reply, settings);
  const refusal =
    checkAccess(endpoint, visitor.user) ??
    (endpoint.method !== 'GET' && !endpoint.signedBySender ? checkCsrf(request, visitor, settings) : null) ??
    ((await isDiskFull?.(endpoint)) ? refuse.diskFull() : null) ??
    (endpoint.changesState ? checkChangingGet(request, visitor, settings) : null) ??
    (await countCall.ofEndpoint(endpoint, request));
  return refusal ? sendRefusal(reply, refusal) : undefined;
}

type Handled = Awaited<ReturnType<RouteBinding['handle']>>;

/** Keeps who of the staff was shown what, when the answer is no refusal; null where no personal data is shown. */
function lookKeeper(
  endpoint: AnyEndpoint,
  { recordLook }: Pick<ApiDependencies, 'recordLook'>,
): ((context: HandlerContext<AnyEndpoint>, answer: Handled) => Promise<void>) | null {
  if (endpoint.looksAt === undefined || endpoint.looksAt === 'nothing') return null;
  if (recordLook === undefined)
    throw new Error(`${endpoint.method} ${endpoint.path}: there is no record of who looked`);
  return async ({ user, params, query, body }, answer) => {
    if (user === null || ('status' in answer && answer.status >= 400)) return;
    const { id = null, ...others } = fieldsOf(params);
    const filter = { ...others, ...fieldsOf(query), ...fieldsOf(body) };
    await recordLook({ user, endpoint, subjectId: typeof id === 'string' ? id : null, filter });
  };
}

const fieldsOf = (part: unknown): Readonly<Record<string, unknown>> => ({ ...(part as object | undefined) });

interface AnsweredBy {
  readonly endpoint: AnyEndpoint;
  readonly serialise: ReadonlyMap<number, Serialiser>;
}

function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  { endpoint, serialise }: AnsweredBy,
): FastifyReply {
  const serialiser = serialise.get(answer.status);
  if (!serialiser) throw new Error(`The handler answered with the undeclared status ${answer.status}`);
  if (answer.headers) reply.headers(answer.headers);
  const { cache } = endpoint;
  if (cache && answer.status === 200) return sendCacheable(request, reply, serialiser(answer.body), cache);
  reply.code(answer.status);
  const body = answer.status < 400 ? answer.body : withSuccessFlag(endpoint, answer.body);
  return reply.type(jsonType).send(serialiser(body));
}

/** `/api/order/{id}/` in Fastify's words. */
function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
