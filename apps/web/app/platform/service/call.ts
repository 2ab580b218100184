import { csrfTokens } from '@cutsite/api-client/csrf';
import { fetchWithTimeout } from '@cutsite/api-client/timeout';
import { requestIdOf } from './request-id.ts';

/** The answer of a call: the parsed body (JSON or text), or the body of the refusal for any status of 400 and above. */
export type ServiceAnswer<Body> =
  | { readonly ok: true; readonly status: number; readonly body: Body }
  | { readonly ok: false; readonly status: number; readonly problem: unknown };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const send = fetchWithTimeout((input, init) => fetch(input, init));
const tokens = csrfTokens('', send, () => document.cookie);

/** The value of the readable `csrftoken` cookie. */
export function csrfToken(cookies: string = document.cookie): string | null {
  return /(?:^|;\s*)csrftoken=([^;]+)/.exec(cookies)?.[1] ?? null;
}

/**
 * Calls the order service on this origin with cookies and, for changes, the CSRF header (WB-6 to WB-8). An outdated
 * token is renewed once, as by the client of the other calls. It carries no schemas, so that an island of a content
 * page can afford it; the caller names the body it declared in the contracts.
 * @throws TypeError when the network fails, or no answer comes
 */
export async function callService<Body>(method: Method, path: string, body?: unknown): Promise<ServiceAnswer<Body>> {
  if (method === 'GET') return callOnce<Body>(method, path, body, null);
  const first = await callOnce<Body>(method, path, body, await tokens.get());
  const isOutdated = !first.ok && textOf(first.problem, 'error_code') === 'csrf_failed';
  return isOutdated ? callOnce<Body>(method, path, body, await tokens.renew()) : first;
}

async function callOnce<Body>(
  method: Method,
  path: string,
  body: unknown,
  token: string | null,
): Promise<ServiceAnswer<Body>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers['x-csrftoken'] = token;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await send(path, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const parsed = parsedBody(await response.text());
  if (response.ok) return { ok: true, status: response.status, body: parsed as Body };
  return { ok: false, status: response.status, problem: parsed };
}

/** JSON when it is JSON, else the text (WB-3). */
function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The order service failed, or answered what it never should: a surprise, shown by the error dialog. */
export class ServiceFailure extends Error {
  /** Finds the failure in the service's log; null when the answer had none. */
  readonly requestId: string | null;
  /** What the service says about a write of which it does not know whether it was done; null for other failures. */
  readonly sentence: string | null;

  constructor(status: number, problem: unknown) {
    super(`the order service answered ${status}`);
    this.name = 'ServiceFailure';
    this.requestId = requestIdOf(problem);
    this.sentence = textOf(problem, 'error_code') === 'outcome_unknown' ? textOf(problem, 'detail') : null;
  }
}

function textOf(problem: unknown, field: string): string | null {
  if (typeof problem !== 'object' || problem === null) return null;
  const text: unknown = Reflect.get(problem, field);
  return typeof text === 'string' ? text : null;
}
