import type { AuditSubject, Permission } from '@cutsite/domain/staff';
import * as z from 'zod/mini';
import { problemSchema } from '../problem/index.ts';
import { type Access, accessRules } from './access.ts';

/** The HTTP methods that calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How a 200 may be kept: every such answer has an ETag, and asking again with it costs a 304 where nothing changed. */
export interface CachedAnswer {
  /** `anyone` may keep what is the same for all callers; `browser` alone keeps what depends on the user or a cookie. */
  readonly by: 'anyone' | 'browser';
  /** How long it is used without asking again; 0: it is always asked for, and sent only when it changed. */
  readonly seconds: number;
}

/** Calls that have a rate limit of their own, beside the one for all calls of an address. */
export type RateClass = 'signing_in' | 'registering' | 'adding' | 'looking_up' | 'keeping_projects';

/**
 * The header of a call that a page makes by itself, by a timer. It does not keep a session alive: who has left the
 * page open and gone away is signed out as if it were closed (OF-13).
 */
export const timedCall = { 'x-timed-call': '1' } as const;

/** A call of the order service, written once: the server, the document, the client and the fuzz are made from it. */
export interface EndpointDefinition {
  readonly method: Method;
  /** As the requirements write it, with the slash at the end where it has one: `/api/user/cart/remove/{id}/`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * What staff need for the call; of several permissions one is enough, and the handler asks for the one it comes to.
   * Every call for staff names its own (ruling 87).
   */
  readonly permission?: Permission | readonly Permission[];
  /**
   * What a call for staff shows of others, which the audit keeps: who looked, at which `id` of the path, or with which
   * filter. `nothing` where no person's data is shown. Every GET for staff says it; a search by POST, too.
   */
  readonly looksAt?: AuditSubject | 'nothing';
  /** Staff give their second factor again before it (OF-12), though its permission does not ask for that. */
  readonly stepUp?: true;
  /** One line for the document. */
  readonly summary: string;
  /** What a reader of the document should know beyond the summary. */
  readonly description?: string;
  /** The heading it stands under in the document. */
  readonly tag?: string;
  /** One field for each `{name}` of the path. */
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  /** `z.strictObject(…)`, or a list of them: an unknown field is refused (ruling 30). */
  readonly body?: z.core.$ZodType;
  /** The declared answers by status. An undeclared field is dropped, an undeclared status is an error of ours. */
  readonly responses: { readonly [status: number]: z.core.$ZodType };
  /**
   * The body is a file: bytes as they are, sent as `application/octet-stream` and handed to the handler as a stream.
   */
  readonly upload?: true;
  /**
   * A message of a machine that signs it. The handler gets the JSON as the bytes that were signed, and the signature
   * stands for the CSRF token: cookies are not read.
   */
  readonly signedBySender?: true;
  /** The call accepts an `Idempotency-Key` header (ruling 37). */
  readonly idempotent?: true;
  /** A GET that changes something; it is answered only for this site's own pages (ruling 10). */
  readonly changesState?: true;
  /** The call that pages make to get a `csrftoken` cookie; it brings one also when it refuses. */
  readonly issuesCsrfToken?: true;
  /** Every answer says by `success` whether the call succeeded, common refusals too (ruling 50). */
  readonly flagsSuccess?: true;
  /** Bytes of body accepted, when the common limit does not fit. */
  readonly bodyLimit?: number;
  readonly rate?: RateClass;
  /** A GET whose 200 may be kept; every other answer is sent with `no-store`. */
  readonly cache?: CachedAnswer;
}

/** Any endpoint, where its types do not matter. */
export type AnyEndpoint = EndpointDefinition;

/**
 * Declares a call. The types of its parts are kept, so that handlers and clients are checked against them.
 *
 * @throws Error when the definition contradicts itself: a wrong access word, path names and `params` that differ, an
 *   answer that may be kept though it changes something or belongs to one caller, a call for staff without its guard.
 */
export function defineEndpoint<const E extends EndpointDefinition>(definition: E): E {
  const name = `${definition.method} ${definition.path}`;
  if (!Object.hasOwn(accessRules, definition.access)) throw new Error(`${name} does not declare who may call it`);
  refuseUnguardedStaffCall(definition, name);
  const declared = Object.keys(definition.params?.def.shape ?? {}).toSorted();
  const named = pathNames(definition.path).toSorted();
  if (declared.join() !== named.join()) throw new Error(`${name} must declare exactly the params [${named.join()}]`);
  if (definition.method === 'GET' && definition.body !== undefined) throw new Error(`${name} cannot have a body`);
  if (definition.upload && definition.body !== undefined) throw new Error(`${name} takes a file and no other body`);
  if (definition.signedBySender && (definition.body !== undefined || definition.access !== 'public')) {
    throw new Error(`${name} takes signed bytes from anybody and declares no body`);
  }
  if (definition.cache && (definition.method !== 'GET' || definition.changesState === true)) {
    throw new Error(`${name} changes something, so its answer cannot be kept`);
  }
  if (definition.cache?.by === 'anyone' && (definition.access !== 'public' || definition.issuesCsrfToken === true)) {
    throw new Error(`${name} answers each caller differently, so only a browser may keep it`);
  }
  return definition;
}

function refuseUnguardedStaffCall(definition: EndpointDefinition, name: string): void {
  const { access, method, permission, looksAt } = definition;
  const { staff } = accessRules[access];
  const isForStaff = staff !== 'no';
  if (isForStaff !== definition.path.startsWith('/api/staff/')) {
    throw new Error(`${name} is for staff under /api/staff/ alone`);
  }
  if ((staff === 'in_force') !== (permission !== undefined)) {
    throw new Error(`${name} must name its permission if it is for staff`);
  }
  if (isForStaff && method === 'GET' && looksAt === undefined) {
    throw new Error(`${name} must say what it shows of others`);
  }
  if (staff !== 'in_force' && (definition.stepUp === true || (looksAt ?? 'nothing') !== 'nothing')) {
    throw new Error(`${name} is made before somebody is known as staff`);
  }
}

const placeholder = /\{(\w+)\}/g;

/** The names in a path: `/api/order/{id}/payment/` has `['id']`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(placeholder)].map((match) => match[1] ?? '');
}

/**
 * Puts values into a path, escaped.
 *
 * @throws Error when a value is missing.
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(placeholder, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for ${name}`);
    return encodeURIComponent(value as string | number);
  });
}

/** A file as an answer: it is saved under its name, and never shown as a page of this site (promise F2). */
export interface FileAnswer {
  readonly fileName: string;
  /** Such as `application/pdf`. */
  readonly mediaType: string;
  /** Null: known only when the last one was sent. */
  readonly byteSize: number | null;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
}

/** Stands where an answer's schema stands, for the answer that is a file: `responses: { 200: fileSchema }`. */
export const fileSchema = z.custom<FileAnswer>();

/**
 * The refusals that the HTTP layer answers with by itself, before a handler is asked or when one fails. They belong to
 * every endpoint they can happen to and are not repeated in its `responses`.
 */
export function commonStatuses(endpoint: EndpointDefinition): number[] {
  const rule = accessRules[endpoint.access];
  const guarded = (endpoint.method !== 'GET' && !endpoint.signedBySender) || endpoint.changesState === true;
  return [
    ...(endpoint.body || endpoint.params || endpoint.query ? [400] : []),
    ...(rule.needsUser ? [401] : []),
    ...(guarded || rule.needsVerifiedEmail ? [403] : []),
    ...(endpoint.body || endpoint.upload || endpoint.signedBySender ? [408, 413, 415] : []),
    ...(endpoint.idempotent ? [422] : []),
    429,
    500,
    503,
    ...(endpoint.method === 'GET' ? [] : [507]),
  ];
}

/** Declared answers and the common refusals, by status. */
export function allResponses(endpoint: EndpointDefinition): Record<number, z.core.$ZodType> {
  const common = Object.fromEntries(commonStatuses(endpoint).map((status) => [status, problemSchema]));
  return { ...common, ...endpoint.responses };
}
