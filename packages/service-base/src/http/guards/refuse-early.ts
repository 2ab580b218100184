import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { jsonType } from '../answers/send.ts';
import { refuse } from '../refusals.ts';

/** Bodies above this size are refused by Fastify, which closes the connection (promise X4). */
const readToTheEnd = 64 * 1024;

export interface EarlyRefusal {
  /** Whether a call is refused now, before any work is done for it. */
  readonly isRefused: (request: IncomingMessage) => boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly retryAfter: number;
  /** Called for each refused call, which no hook of Fastify sees. */
  readonly onRefused: () => void;
}

/**
 * Refuses calls before Fastify handles them. At ten times the capacity nine of ten calls are refused here, and their
 * cost slows down the tenth (promise L1), so routing, hooks, the log line and reading the body are skipped.
 */
export function refuseEarly(server: Server, { isRefused, headers, retryAfter, onRefused }: EarlyRefusal): void {
  const { status, body, headers: own } = refuse.overloaded(retryAfter);
  // As a text and not as bytes, so that Node writes it in one piece with the headers.
  const text = JSON.stringify(body);
  const all = Object.entries({
    ...headers,
    ...own,
    'content-type': jsonType,
    'content-length': Buffer.byteLength(text),
  })
    .flat()
    .map(String);
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isRefused(request) && isSmall(request)) {
      response.writeHead(status, all);
      response.end(text);
      onRefused();
      // Node reads what is left of the body to its end, and keeps the connection.
      return;
    }
    for (const listener of listeners) listener(request, response);
  });
}

function isSmall({ headers }: IncomingMessage): boolean {
  if (headers['transfer-encoding'] !== undefined) return false;
  return Number(headers['content-length'] ?? 0) <= readToTheEnd;
}
