import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { jsonType } from '../answers/send.ts';
import { refuse } from '../refusals.ts';

/** A larger body is let go by Fastify's side, which knows how (promise X4). */
const readToTheEnd = 64 * 1024;

export interface EarlyRefusal {
  /** Whether a call would be sent away before anything is done for it, at this moment. */
  readonly isRefused: (request: IncomingMessage) => boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly retryAfter: number;
  /** Told of each call that was sent away: nobody else hears of it. */
  readonly onRefused: () => void;
}

/**
 * Sends calls away before Fastify sees them. At ten times what can be answered nine of ten calls end here, and what
 * each of them costs is taken from the tenth (promise L1), so routing, hooks, the log line and the reading of the body
 * are left out.
 */
export function refuseEarly(server: Server, { isRefused, headers, retryAfter, onRefused }: EarlyRefusal): void {
  const { status, body, headers: own } = refuse.overloaded(retryAfter);
  const text = Buffer.from(JSON.stringify(body));
  const all = { ...headers, ...own, 'content-type': jsonType, 'content-length': text.length };
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
