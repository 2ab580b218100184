import type { FastifyInstance } from 'fastify';

/**
 * Writes one line for each answered request. The query is left out: links may carry tokens in it. Bodies and headers
 * are never logged.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
