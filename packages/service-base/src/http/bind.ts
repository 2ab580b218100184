import type { Readable } from 'node:stream';
import type {
  AnyEndpoint,
  EndpointAnswer,
  EndpointBody,
  EndpointDefinition,
  EndpointParams,
  EndpointQuery,
} from '@cutsite/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import type { PreparedAnswer } from './answers/send-prepared.ts';
import type { Refusal } from './refusals.ts';
import type { RequestUser } from './request-user.ts';

/**
 * What a handler gets: every part already checked against the contract, and the user as far as `access` promises one.
 */
export interface HandlerContext<E extends EndpointDefinition> {
  readonly params: EndpointParams<E>;
  readonly query: EndpointQuery<E>;
  /** Of an endpoint that takes a file: its bytes as they arrive. Of a signed message: the bytes that were signed. */
  readonly body: E extends { readonly upload: true }
    ? Readable
    : E extends { readonly signedBySender: true }
      ? Buffer
      : EndpointBody<E>;
  readonly user: E['access'] extends 'public' | 'anonymous' ? RequestUser | null : RequestUser;
  /** The session cookie's token, for the calls that end or replace it. */
  readonly sessionToken: string | null;
  /** The `Idempotency-Key` of an endpoint that accepts one. */
  readonly idempotencyKey: string | null;
  readonly request: FastifyRequest;
}

interface WithHeaders {
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

/** One of the declared answers, one that lies ready compressed where everybody gets the same, or a refusal. */
export type HandlerAnswer<E extends EndpointDefinition> =
  | (EndpointAnswer<E> & WithHeaders)
  | (E extends { readonly cache: { readonly by: 'anyone' } } ? PreparedAnswer : never)
  | Refusal;

/** An answer whose types no longer matter. */
export interface Answer extends WithHeaders {
  readonly status: number;
  readonly body: unknown;
}

/** What rules say of what was sent, by field. */
export type FaultsOf = (body: Readonly<Record<string, unknown>>) => Readonly<Record<string, readonly string[]>>;

/** A call and the function that answers it. `build-app` collects these. */
export interface RouteBinding {
  readonly endpoint: AnyEndpoint;
  /**
   * Asked when the form of a body is not right, so that one answer names all that is wrong; the form has the word where
   * both have one. It stands here and not with the contract: browsers that make a call need none of its rules.
   */
  readonly faultsOf?: FaultsOf;
  readonly handle: (context: HandlerContext<AnyEndpoint>) => Answer | PreparedAnswer | Promise<Answer | PreparedAnswer>;
}

/** Ties a handler to its contract: what it reads and what it may answer are checked by the compiler. */
export function bind<E extends EndpointDefinition, const A extends HandlerAnswer<E>>(
  endpoint: E,
  handler: (context: HandlerContext<E>) => A | Promise<A>,
  faultsOf?: FaultsOf,
): RouteBinding {
  // The one place where the endpoint's own types are given up; registration puts back what the contract promises.
  return { endpoint, handle: handler, ...(faultsOf && { faultsOf }) };
}
