import type { FastifyInstance } from 'fastify';

/**
 * Takes files and nothing else: the bytes are the whole body, and the handler reads them as they arrive. There is no
 * form around them that would have to be parsed, and a page of another site cannot send this media type unasked.
 */
export function acceptFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (_request, bytes, done) => done(null, bytes));
}
