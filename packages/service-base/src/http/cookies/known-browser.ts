import { randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { HttpSettings } from '../settings.ts';

type CookieSettings = Pick<HttpSettings, 'secureCookies'>;

const nameOf = ({ secureCookies }: CookieSettings) => (secureCookies ? '__Host-known' : 'known');

/** In seconds: as long as an account knows a browser. */
const lifetime = 90 * 24 * 60 * 60;

/** A token by which accounts know a browser in which they were signed in to. It opens nothing. */
export const newBrowserToken = () => randomBytes(32).toString('base64url');

/** The `Set-Cookie` line that a sign-in leaves, for signing in again. */
export function knownBrowserCookie(token: string, settings: CookieSettings): string {
  return fastifyCookie.serialize(nameOf(settings), token, {
    path: '/',
    sameSite: 'strict',
    secure: settings.secureCookies,
    httpOnly: true,
    maxAge: lifetime,
  });
}

/** The token that an earlier sign-in has left, or null. */
export function browserTokenOf(request: FastifyRequest, settings: CookieSettings): string | null {
  const token = request.cookies[nameOf(settings)];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}
