import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { isApiPath } from './answers/api-paths.ts';
import { answerError } from './answers/errors.ts';
import { keepApiHeaders } from './answers/security-headers.ts';
import { keepPageRefusal, sendRefusal } from './answers/send.ts';
import type { RouteBinding } from './bind.ts';
import { guardAgainstOverload } from './guards/overload.ts';
import { rateLimiter } from './guards/rate-limits.ts';
import { defaultClientTimeouts, limitSlowClients } from './guards/slow-clients.ts';
import { decorateVisitor } from './guards/visitor.ts';
import { acceptFiles } from './input/file-body.ts';
import { acceptJsonBodies } from './input/json-body.ts';
import { acceptSignedMessages } from './input/signed-body.ts';
import { refuse } from './refusals.ts';
import { registerRoute } from './register-route.ts';
import type { ApiDependencies, HttpSettings } from './settings.ts';

/**
 * Registers the bound calls in a room of their own: their security headers, cookies and error bodies do not reach the
 * pages that share the port. What concerns the whole port (overload, unknown paths, request ids) is put on `app`.
 */
export async function registerApi(
  app: FastifyInstance,
  bindings: readonly RouteBinding[],
  dependencies: ApiDependencies,
): Promise<void> {
  const { settings } = dependencies;
  keepApiHeaders(app, settings);
  keepPageRefusal(app, settings);
  limitSlowClients(app, settings.clientTimeouts ?? defaultClientTimeouts);
  // Before all others: what is sent away costs as little as can be.
  await guardAgainstOverload(app, settings);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  answerUnknownPaths(app, settings);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse.notFound()));
  await app.register(async (api) => {
    acceptJsonBodies(api);
    await api.register(cookie);
    decorateVisitor(api);
    const countCall = rateLimiter(dependencies.callCounter);
    const { uploads, signed, others } = byBody(bindings);
    for (const binding of others) registerRoute(api, binding, { ...dependencies, countCall });
    await api.register(async (files) => {
      acceptFiles(files);
      for (const binding of uploads) registerRoute(files, binding, { ...dependencies, countCall });
    });
    await api.register(async (messages) => {
      acceptSignedMessages(messages);
      for (const binding of signed) registerRoute(messages, binding, { ...dependencies, countCall });
    });
  });
}

/**
 * Calls that take a file, signed messages, and all others: each kind reads its own media type and refuses the others'.
 */
function byBody(bindings: readonly RouteBinding[]): Record<'uploads' | 'signed' | 'others', RouteBinding[]> {
  return {
    uploads: bindings.filter(({ endpoint }) => endpoint.upload),
    signed: bindings.filter(({ endpoint }) => endpoint.signedBySender),
    others: bindings.filter(({ endpoint }) => !endpoint.upload && !endpoint.signedBySender),
  };
}

const catchAll: ReadonlySet<string> = new Set(['*', '/*']);

/**
 * Unknown paths of the API answer with JSON, also where a page's catch-all route would take them. Pages may set their
 * own not-found handler for everything else.
 */
function answerUnknownPaths(app: FastifyInstance, settings: HttpSettings): void {
  app.addHook('onRequest', async (request, reply) => {
    const isUnknown = request.is404 || catchAll.has(request.routeOptions.url ?? '');
    if (isUnknown && isApiPath(request.url, settings.apiSegments, request.headers.accept))
      return sendRefusal(reply, refuse.notFound());
  });
}
