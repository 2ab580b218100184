import {
  type EndpointBody,
  type EndpointDefinition,
  type EndpointParams,
  type EndpointQuery,
  fillPath,
  type SuccessAnswer,
} from '@cutsite/contracts/endpoint';
import { isSignedOut, type Problem } from '@cutsite/contracts/problem';
import { type CsrfTokens, csrfTokens } from '../csrf/index.ts';
import { fetchWithTimeout } from '../timeout/index.ts';
import { queryText } from './query-text.ts';
import { readPayload, toProblem } from './read-payload.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** Where the service is and how it is reached. */
export interface ClientOptions {
  /** `https://store.example`, or nothing for the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  /** Reads the page's cookies; `document.cookie` unless given. */
  readonly readCookies?: () => string;
}

/** A part of a call is asked for when the endpoint declares it; where the endpoint has a default it may be absent. */
type Parts<E> = { params: EndpointParams<E, 'sent'>; query: EndpointQuery<E, 'sent'>; body: EndpointBody<E, 'sent'> };
type Declared<E> = { [Name in keyof Parts<E> as undefined extends Parts<E>[Name] ? never : Name]: Parts<E>[Name] };
type Defaulted<E> = {
  [Name in keyof Parts<E> as undefined extends Parts<E>[Name]
    ? [Parts<E>[Name]] extends [undefined]
      ? never
      : Name
    : never]?: Exclude<Parts<E>[Name], undefined>;
};

/**
 * What a call sends: the declared parts, and headers if any. Who may make a call again, by another press of the same
 * button, gives an `Idempotency-Key` of its own; calls that need one have one anyway.
 */
export type CallInput<E> = Readonly<Declared<E> & Defaulted<E>> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/** A refusal, or a call that never got an answer. */
export interface Refused {
  readonly ok: false;
  /** The HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  /** What the service said. Show it with `problemMessage`. */
  readonly problem: Problem;
  /** The caller is signed out (AC-12). */
  readonly signedOut: boolean;
  /** Seconds after which the service wants to be asked again, when it said so. */
  readonly retryAfter: number | null;
}

/** A declared answer, or a refusal. Decide by `ok`, and by `status` where an endpoint has more than one good answer. */
export type CallResult<E extends EndpointDefinition> =
  | (SuccessAnswer<E> & { readonly ok: true; readonly replayed: boolean })
  | Refused;

/** The calls of the order service. */
export interface Client {
  readonly call: <E extends EndpointDefinition>(
    endpoint: E,
    ...input: Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]
  ) => Promise<CallResult<E>>;
  /** Sends a file to an endpoint that takes one, and tells how much of it has gone. Browsers only. */
  readonly upload: <E extends EndpointDefinition & { readonly upload: true }>(
    endpoint: E,
    input: CallInput<E> & FileToSend,
  ) => Promise<CallResult<E>>;
}

/** A file on its way. */
export interface FileToSend {
  readonly file: Blob;
  /** Called with the part that has gone, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

interface Sending {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly file?: Blob;
}

/**
 * Makes a client. It sends the cookies, puts the CSRF token of the `csrftoken` cookie into `X-CSRFToken` (fetching one
 * when there is none, and once more when the service finds it outdated), and never throws for an answer.
 */
export function createClient(options: ClientOptions = {}): Client {
  const send = fetchWithTimeout(options.fetch ?? globalThis.fetch.bind(globalThis));
  const baseUrl = options.baseUrl ?? '';
  const tokens = csrfTokens(baseUrl, send, options.readCookies ?? (() => document.cookie));

  const sendBy = async (
    by: typeof fetch,
    endpoint: EndpointDefinition,
    input: Sending = {},
  ): Promise<CallResult<EndpointDefinition>> => {
    const guarded = endpoint.method !== 'GET' || endpoint.changesState === true;
    const url = baseUrl + fillPath(endpoint.path, { ...input.params }) + queryText(input.query);
    const keyed = withKey(endpoint, input);
    const first = await attemptTwice(by, endpoint, url, keyed, guarded ? await tokenOf(tokens) : null);
    const outdated = guarded && !first.ok && first.problem.error_code === 'csrf_failed';
    return outdated ? attempt(by, endpoint, url, keyed, await tokenOf(tokens, true)) : first;
  };
  // The types of one endpoint are put back here, where its definition and its answer come together.
  return {
    call: (endpoint: EndpointDefinition, input?: Sending) => sendBy(send, endpoint, input),
    upload: (endpoint: EndpointDefinition, { onProgress, ...input }: Sending & FileToSend) =>
      sendBy(sendWithProgress(onProgress ?? (() => undefined)), endpoint, input),
  };
}

/** A token that cannot be had is no reason to throw: the service will say what is missing. */
function tokenOf(tokens: CsrfTokens, anew = false): Promise<string | null> {
  return (anew ? tokens.renew() : tokens.get()).catch(() => null);
}

/** Every call that creates or pays carries a key (ruling 37): the caller's own, or one for this call alone. */
function withKey(endpoint: EndpointDefinition, input: Sending): Sending {
  if (endpoint.idempotent !== true) return input;
  return { ...input, headers: { 'idempotency-key': crypto.randomUUID(), ...input.headers } };
}

/** After so long a call without an answer is made again. */
const secondTryMs = 500;

/**
 * A call under a key that got no answer is made once more: whether the first one was done or not, the second one is
 * informed of the result. A file is not sent twice unasked.
 */
async function attemptTwice(
  send: typeof fetch,
  endpoint: EndpointDefinition,
  url: string,
  input: Sending,
  csrfToken: string | null,
): Promise<CallResult<EndpointDefinition>> {
  const first = await attempt(send, endpoint, url, input, csrfToken);
  const isLost = !first.ok && first.status === 0 && input.signal?.aborted !== true;
  if (!isLost || endpoint.idempotent !== true || input.file !== undefined) return first;
  await new Promise((resolve) => setTimeout(resolve, secondTryMs));
  return attempt(send, endpoint, url, input, csrfToken);
}

async function attempt(
  send: typeof fetch,
  endpoint: EndpointDefinition,
  url: string,
  input: Sending,
  csrfToken: string | null,
): Promise<CallResult<EndpointDefinition>> {
  const request: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
      ...(csrfToken === null ? {} : { 'x-csrftoken': csrfToken }),
      ...input.headers,
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.file === undefined ? {} : { body: input.file }),
    ...(input.signal ? { signal: input.signal } : {}),
  };
  let response: Response;
  let payload: unknown;
  try {
    response = await send(url, request);
    payload = await readPayload(response);
  } catch (error) {
    return noAnswer(error, endpoint);
  }
  if (response.ok) {
    const replayed = response.headers.get('idempotent-replayed') === 'true';
    return { ok: true, status: response.status, body: payload, replayed } as unknown as CallResult<EndpointDefinition>;
  }
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    ok: false,
    status: response.status,
    problem: toProblem(payload),
    signedOut: isSignedOut(payload),
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
  };
}

function noAnswer(error: unknown, { method }: EndpointDefinition): Refused {
  const isAborted = error instanceof Error && error.name === 'AbortError';
  const detail = isAborted
    ? 'The request was cancelled.'
    : method === 'GET'
      ? 'The store cannot be reached. Please check your connection.'
      : 'The store cannot be reached, or its answer was lost on the way. Please check your connection, and look whether it was done before you try again.';
  return { ok: false, status: 0, problem: { detail }, signedOut: false, retryAfter: null };
}
