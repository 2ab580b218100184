import { timedCall } from '@cutsite/contracts/endpoint';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieNames, newVisitorToken, tokenKind, visitCookies } from '../cookies/visit.ts';
import type { RequestUser, SessionReader } from '../request-user.ts';
import type { HttpSettings } from '../settings.ts';
import { csrfTokenOf } from './csrf.ts';

/** Who makes the call, as far as the cookies tell. */
export interface Visitor {
  readonly visitToken: string | null;
  readonly sessionToken: string | null;
  readonly csrfCookie: string | undefined;
  readonly user: RequestUser | null;
  readonly renewed: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call; anonymous until the first guard has read the cookies. */
    visitor: Visitor;
  }
}

const anonymous: Visitor = {
  visitToken: null,
  sessionToken: null,
  csrfCookie: undefined,
  user: null,
  renewed: false,
};

/** Adds `request.visitor`. */
export function decorateVisitor(app: FastifyInstance): void {
  // Fastify refuses a shared object as a default, and a getter would be slower than one field.
  app.decorateRequest('visitor', null as unknown as Visitor);
  app.addHook('onRequest', (request, _reply, done) => {
    request.visitor = anonymous;
    done();
  });
}

/** Reads the cookies and, for a session's token, its user. A visitor's token costs no statement. */
export async function readVisitor(
  request: FastifyRequest,
  sessions: SessionReader,
  settings: HttpSettings,
): Promise<Visitor> {
  const names = cookieNames(settings);
  const token = request.cookies[names.visit];
  const kind = tokenKind(token);
  if (token === undefined || kind === 'none') return { ...anonymous, csrfCookie: request.cookies[names.csrf] };
  const session = kind === 'session' ? await sessions.read(token, !isTimed(request)) : null;
  return {
    visitToken: token,
    sessionToken: kind === 'session' ? token : null,
    csrfCookie: request.cookies[names.csrf],
    user: session?.user ?? null,
    renewed: session?.renewed ?? false,
  };
}

/** Whose session a request's cookies name; null: nobody is signed in. For what is served beside the calls. */
export async function userOfCookies(
  header: string | undefined,
  sessions: SessionReader,
  settings: Pick<HttpSettings, 'secureCookies'>,
): Promise<RequestUser | null> {
  const token = fastifyCookie.parse(header ?? '')[cookieNames(settings).visit];
  if (token === undefined || tokenKind(token) !== 'session') return null;
  return (await sessions.read(token, true))?.user ?? null;
}

const isTimed = ({ headers }: FastifyRequest): boolean =>
  Object.entries(timedCall).every(([name, value]) => headers[name] === value);

/**
 * Sends the pair of cookies when it is due: a session slid forward, or the endpoint is the one that pages ask for a
 * CSRF token and the visitor has no valid pair. A token of an ended session is replaced as well.
 */
export function sendDueCookies(
  visitor: Visitor,
  issuesCsrfToken: boolean,
  reply: FastifyReply,
  settings: HttpSettings,
): void {
  if (visitor.renewed && visitor.visitToken !== null) {
    reply.header('set-cookie', visitCookies(visitor.visitToken, settings));
    return;
  }
  if (!issuesCsrfToken) return;
  const ended = visitor.sessionToken !== null && visitor.user === null;
  const token = visitor.visitToken === null || ended ? newVisitorToken() : visitor.visitToken;
  if (token === visitor.visitToken && visitor.csrfCookie === csrfTokenOf(token)) return;
  reply.header('set-cookie', visitCookies(token, settings));
}
