import type { FastifyInstance } from 'fastify';

/**
 * Takes JSON as the bytes that were sent: a signature is made over them, and over nothing that was read out of them.
 */
export function acceptSignedMessages(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
}
