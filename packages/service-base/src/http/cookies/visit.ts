import { randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import { csrfTokenOf } from '../guards/csrf.ts';
import type { HttpSettings } from '../settings.ts';

type CookieSettings = Pick<HttpSettings, 'secureCookies'>;

/**
 * A visit is one cookie with a random token of 256 bits: a *visitor's*, which is stored nowhere and only carries the
 * CSRF token, or a *session's*, whose hash is in the database. Signing in replaces the one by the other, so that a
 * token planted before a login is worthless (session fixation).
 */
const prefixes = { visitor: 'v.', session: 's.' } as const;
const pattern = /^[vs]\.[\w-]{43}$/;

const newToken = (kind: keyof typeof prefixes) => prefixes[kind] + randomBytes(32).toString('base64url');

/** A token for somebody who is not signed in. */
export const newVisitorToken = () => newToken('visitor');
/** A token for a new session. */
export const newSessionToken = () => newToken('session');

/** What a cookie's value is; anything not made here is `none`. */
export function tokenKind(token: string | undefined): keyof typeof prefixes | 'none' {
  if (token === undefined || !pattern.test(token)) return 'none';
  return token.startsWith(prefixes.session) ? 'session' : 'visitor';
}

/** Names of the two cookies. `__Host-` keeps neighbours under the same domain from planting one. */
export function cookieNames(settings: CookieSettings) {
  return { visit: settings.secureCookies ? '__Host-visit' : 'visit', csrf: 'csrftoken' } as const;
}

/** How long browsers keep the two cookies, in seconds. The server's own expiry of a session is stricter. */
const cookieLifetime = 90 * 24 * 60 * 60;

/** The `Set-Cookie` lines that start or continue a visit. The CSRF cookie is readable by the site's own scripts. */
export function visitCookies(token: string, settings: CookieSettings): string[] {
  const names = cookieNames(settings);
  const shared = { path: '/', sameSite: 'lax', secure: settings.secureCookies, maxAge: cookieLifetime } as const;
  return [
    fastifyCookie.serialize(names.visit, token, { ...shared, httpOnly: true }),
    fastifyCookie.serialize(names.csrf, csrfTokenOf(token), shared),
  ];
}

/** The `Set-Cookie` lines after signing out: a fresh visitor, so that the next form can be sent at once. */
export function endOfVisitCookies(settings: CookieSettings): string[] {
  return visitCookies(newVisitorToken(), settings);
}
