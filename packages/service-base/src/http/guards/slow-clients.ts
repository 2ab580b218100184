import type { IncomingMessage, ServerOptions } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How long a client may take to say what it wants (promise X3). */
export interface ClientTimeouts {
  /** Milliseconds from the first byte of a request until its headers are here. */
  readonly headersMs: number;
  /** Milliseconds from the headers until a body is here, unless it is a file. */
  readonly bodyMs: number;
  /** A file may be as large as its call allows, and takes as long as it takes, at so many bytes a second … */
  readonly fileBytesPerSecond: number;
  /** … over any such time in milliseconds. */
  readonly fileWindowMs: number;
}

/** The store's own. */
export const defaultClientTimeouts: ClientTimeouts = {
  headersMs: 10_000,
  bodyMs: 30_000,
  fileBytesPerSecond: 16 * 1024,
  fileWindowMs: 30_000,
};

/** Bodies of this size and smaller are read to their end after a refusal, and the connection is kept. */
const readToTheEnd = 64 * 1024;

/** A sender that was refused half-way has so long to hear the answer, while nothing more is read from it. */
const lingerMs = 2_000;

/** Options of the server with a timeout for headers; by default Node checks it only twice a minute. */
export function headerTimeouts({ headersMs }: ClientTimeouts): { readonly http: ServerOptions } {
  return { http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(1_000, headersMs / 4) } };
}

/** A body that does not come; the error handler knows the code. */
class BodyTooSlow extends Error {
  readonly code = 'CUTSITE_BODY_TOO_SLOW';
  override readonly message = 'The body came too slowly';
}

interface Arriving {
  readonly raw: IncomingMessage;
  readonly reply: FastifyReply;
  readonly isFile: boolean;
  readonly since: number;
  /** What had come at each look, for files; the first one is at most a window old. */
  readonly seen: { readonly at: number; readonly bytes: number }[];
}

/**
 * Cuts bodies that drip, and closes the connection of a sender who was refused with most of the body still to come
 * (promises X3, X4). One timer looks at all bodies that are on their way, and rests while there are none.
 */
export function limitSlowClients(app: FastifyInstance, timeouts: ClientTimeouts): void {
  const arriving = new Map<IncomingMessage, Arriving>();
  const every = Math.min(1_000, timeouts.bodyMs / 4, timeouts.fileWindowMs / 4);
  let timer: NodeJS.Timeout | null = null;

  const look = (): void => {
    const now = performance.now();
    for (const one of arriving.values()) {
      if (one.raw.complete || one.raw.readableEnded || one.raw.destroyed) arriving.delete(one.raw);
      else if (one.isFile ? isTooSlow(one, timeouts, now) : now - one.since > timeouts.bodyMs) {
        arriving.delete(one.raw);
        cut(one);
      }
    }
    if (arriving.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // A call that a test injects has no connection that could be cut, and its body is here.
    if (hasBody(raw) && !raw.complete && raw.socket instanceof Socket) {
      const isFile = request.routeOptions.config.endpoint?.upload === true;
      arriving.set(raw, { raw, reply, isFile, since: performance.now(), seen: [] });
      timer ??= setInterval(look, every).unref();
    }
    done();
  });
  // An ordinary body is here. Kept until the next look, hundreds of answered calls would live long enough to be moved
  // among the old objects, which made every call a tenth dearer.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.raw.complete) arriving.delete(request.raw);
    done();
  });
  app.addHook('onSend', (request, reply, _body, done) => {
    if (isHalfSent(request)) letGo(request.raw, reply);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    if (timer !== null) clearInterval(timer);
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether less came in the last window than had to. What waits for us to read it is not the sender's fault. */
function isTooSlow({ raw, seen }: Arriving, timeouts: ClientTimeouts, now: number): boolean {
  if (raw.readableLength > 0) seen.length = 0;
  const bytes = raw.socket.bytesRead;
  seen.push({ at: now, bytes });
  while (seen[1] !== undefined && now - seen[1].at >= timeouts.fileWindowMs) seen.shift();
  const [first] = seen;
  if (first === undefined || now - first.at < timeouts.fileWindowMs) return false;
  return ((bytes - first.bytes) * 1_000) / (now - first.at) < timeouts.fileBytesPerSecond;
}

/** The reader of the body gets the error and answers; without one, or after the answer, the connection is closed. */
function cut({ raw, reply }: Arriving): void {
  if (reply.sent || raw.listenerCount('error') === 0) return void raw.destroy();
  letGo(raw, reply);
  raw.emit('error', new BodyTooSlow());
}

function isHalfSent({ raw }: FastifyRequest): boolean {
  // A call that is injected comes whole, and does not say so.
  if (!('complete' in raw) || raw.complete || !hasBody(raw)) return false;
  const announced = Number(raw.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return announced > readToTheEnd;
}

/**
 * Answers, and reads no more. Node would close the connection with the answer, and bytes that are still on their way
 * would then make the sender's side throw the answer away unread; so the end of the connection waits a little.
 */
function letGo(raw: IncomingMessage, reply: FastifyReply): void {
  reply.header('connection', 'close');
  raw.pause();
  // Who has begun to read a request is not read on for by Node itself.
  raw.read(0);
  const { socket } = raw;
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
