import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../refusals.ts';
import type { HttpSettings } from '../settings.ts';

/**
 * The value of the `csrftoken` cookie. It is derived from the visit's secret token, which no script can read: a planted
 * pair of cookie and header that belongs to another visit is refused, and a login rotates it by itself.
 */
export function csrfTokenOf(visitToken: string): string {
  return createHmac('sha256', visitToken).update('csrf').digest('base64url');
}

/** What the guard looks at. */
export interface CsrfEvidence {
  readonly visitToken: string | null;
  readonly csrfCookie: string | undefined;
}

/**
 * Whether a call that changes something comes from this site's own page (ruling 32; promise A6). A call without Origin
 * and Sec-Fetch headers, as from curl, passes with the cookie and the header.
 */
export function checkCsrf(
  request: FastifyRequest,
  evidence: CsrfEvidence,
  settings: HttpSettings,
): Refusal<403> | null {
  return checkOrigin(request, settings) ?? checkToken(request, evidence);
}

/**
 * A GET that changes something (ruling 10) is answered for this site's own pages, known by Fetch metadata, or with the
 * CSRF header.
 */
export function checkChangingGet(
  request: FastifyRequest,
  evidence: CsrfEvidence,
  settings: HttpSettings,
): Refusal<403> | null {
  const wrongOrigin = checkOrigin(request, settings);
  if (wrongOrigin) return wrongOrigin;
  if (request.headers['sec-fetch-site'] === 'same-origin') return null;
  return checkToken(request, evidence);
}

/** Whether a call comes from a page of this site, by what the browser says of it; one that says nothing passes. */
export function checkOrigin(
  request: FastifyRequest,
  settings: Pick<HttpSettings, 'publicOrigin' | 'acceptOwnHost'>,
): Refusal<403> | null {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    return refuse.csrfFailed('CSRF Failed: the request comes from another site.');
  }
  const origin = request.headers.origin;
  if (origin === undefined || origin === settings.publicOrigin) return null;
  if (settings.acceptOwnHost && origin === `http://${request.headers.host}`) return null;
  return refuse.csrfFailed('CSRF Failed: the Origin of the request is not this site.');
}

function checkToken(request: FastifyRequest, evidence: CsrfEvidence): Refusal<403> | null {
  if (evidence.visitToken === null || evidence.csrfCookie === undefined) {
    return refuse.csrfFailed('CSRF Failed: CSRF cookie not set.');
  }
  const header = request.headers['x-csrftoken'];
  if (typeof header !== 'string') return refuse.csrfFailed('CSRF Failed: X-CSRFToken header missing.');
  const expected = csrfTokenOf(evidence.visitToken);
  if (sameText(evidence.csrfCookie, expected) && sameText(header, expected)) return null;
  return refuse.csrfFailed('CSRF Failed: CSRF token incorrect.');
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
