import { getOpenApi } from '@cutsite/contracts/docs';
import type { AnyEndpoint } from '@cutsite/contracts/endpoint';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { type OpenApiDocument, openApiDocument } from './openapi-document.ts';

/** The page loads files of its own only; it draws its icons from data addresses. */
const contentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * Serves the readable form of the document at `/api/docs`, with calls that can be tried out in the own session.
 *
 * @param endpoints every endpoint of the service.
 */
export async function registerDocsPage(app: FastifyInstance, endpoints: readonly AnyEndpoint[]): Promise<void> {
  await app.register(async (docs) => {
    docs.addHook('onRequest', (_request, reply, done) => {
      reply.headers(docs.apiHeaders);
      done();
    });
    let document: object | undefined;
    await docs.register(swagger, {
      mode: 'static',
      specification: { document: { openapi: '3.1.0', info: { title: 'Cutsite', version: '0.1.0' }, paths: {} } },
    });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: contentSecurityPolicy,
      // The document is made when somebody reads it; at the start it would cost time without need.
      transformSpecificationClone: false,
      transformSpecification: () => {
        document ??= openApiDocument(endpoints);
        return document;
      },
      theme: { title: 'Cutsite calls' },
      uiConfig: { layout: 'BaseLayout', requestInterceptor: sendCsrfToken, tryItOutEnabled: true },
    });
  });
}

/** Runs in the page: it is sent there as text, and so uses nothing from around it. */
function sendCsrfToken<Request extends object>(request: Request): Request {
  const page = globalThis as unknown as { document: { cookie: string } };
  const token = /(?:^|;\s*)csrftoken=([^;]*)/.exec(page.document.cookie)?.[1];
  const headers = 'headers' in request ? request.headers : undefined;
  if (token) Object.assign(request, { headers: Object.assign({}, headers, { 'X-CSRFToken': token }) });
  return request;
}

/**
 * The document of all calls, itself included. It is made when it is first asked for, not at the start.
 *
 * @param others every other endpoint of the service.
 */
export function docsRoutes(others: readonly AnyEndpoint[]): RouteBinding[] {
  let document: OpenApiDocument | undefined;
  return [
    bind(getOpenApi, () => {
      document ??= openApiDocument([...others, getOpenApi]);
      return { status: 200, body: { ...document } };
    }),
  ];
}
