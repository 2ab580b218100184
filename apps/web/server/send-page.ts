import type { IncomingMessage, ServerResponse } from 'node:http';
import { type PageEntry, preferredEncoding } from './page-cache/page-entry.ts';

/** Writes a finished page to the socket: 304 when the visitor has it already, no body for HEAD. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: PageEntry): void {
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, page.notModifiedHeaders);
    response.end();
    return;
  }
  const { body, headers } = page.encoded(preferredEncoding(request.headers['accept-encoding']));
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
