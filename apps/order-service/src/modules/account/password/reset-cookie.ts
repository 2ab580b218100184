import type { HttpSettings } from '@cutsite/service-base/http';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

type CookieSettings = Pick<HttpSettings, 'secureCookies'>;

const nameOf = ({ secureCookies }: CookieSettings) => (secureCookies ? '__Host-reset' : 'reset');

/** As long as the link itself works, in seconds. */
const lifetime = 30 * 60;

/**
 * The `Set-Cookie` line that carries the token of a password mail from the opened link to the form. No script can read
 * it, and it goes with no request that another site begins.
 */
export function resetCookie(token: string, settings: CookieSettings): string {
  return fastifyCookie.serialize(nameOf(settings), token, {
    path: '/',
    sameSite: 'strict',
    secure: settings.secureCookies,
    httpOnly: true,
    maxAge: lifetime,
  });
}

/** The `Set-Cookie` line that takes it away again. */
export function endOfResetCookie(settings: CookieSettings): string {
  return fastifyCookie.serialize(nameOf(settings), '', {
    path: '/',
    sameSite: 'strict',
    secure: settings.secureCookies,
    httpOnly: true,
    maxAge: 0,
  });
}

/** The token that an opened link has left, or null. */
export function resetTokenOf(request: FastifyRequest, settings: CookieSettings): string | null {
  return request.cookies[nameOf(settings)] || null;
}
