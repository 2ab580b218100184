import { Readable } from 'node:stream';
import type { AnyEndpoint } from '@cutsite/contracts/endpoint';
import type { Problem } from '@cutsite/contracts/problem';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { FaultsOf } from '../bind.ts';
import { issueSentence } from './issue-sentence.ts';
import { nulProblem } from './nul-problem.ts';
import { problemOf } from './problem-of.ts';

// zod/mini brings no sentences of its own, and those of its locales speak of validators.
z.config({ customError: issueSentence });

/** The checked parts of a call. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

type Reading = { readonly ok: true; readonly input: Input } | { readonly ok: false; readonly problem: Problem };

const nothing = z.strictObject({});
const maxKeyLength = 255;

/** Checks path, query and body against the contract. The first part that does not fit is the one that is reported. */
export function readInput(endpoint: AnyEndpoint, request: FastifyRequest, faultsOf?: FaultsOf): Reading {
  const held = nulProblem(request.params, 'path') ?? (endpoint.query ? nulProblem(request.query, 'query') : null);
  if (held) return { ok: false, problem: held };
  const params = z.safeParse(endpoint.params ?? nothing, request.params);
  if (!params.success) return { ok: false, problem: problemOf(params.error, 'path') };
  const query = z.safeParse(endpoint.query ?? nothing, request.query);
  // Calls without declared query fields ignore what proxies and trackers append to an address.
  if (!query.success && endpoint.query) return { ok: false, problem: problemOf(query.error, 'query') };
  const body = bytesOf(endpoint, request) ?? z.safeParse(...bodyOf(endpoint, request));
  if (!body.success) return { ok: false, problem: withFaults(faultsOf, request, problemOf(body.error, 'body')) };
  const key = endpoint.idempotent ? request.headers['idempotency-key'] : undefined;
  if (key !== undefined && (typeof key !== 'string' || key === '' || key.length > maxKeyLength)) {
    return { ok: false, problem: { detail: `Idempotency-Key must have 1 to ${maxKeyLength} characters.` } };
  }
  return {
    ok: true,
    input: { params: params.data, query: query.data, body: body.data, idempotencyKey: key ?? null },
  };
}

/** With what the rules of the call say of the other fields, where it has such rules. */
function withFaults(faultsOf: FaultsOf | undefined, { body }: FastifyRequest, problem: Problem): Problem {
  if (faultsOf === undefined || typeof body !== 'object' || body === null || Array.isArray(body)) return problem;
  const faults = Object.entries(faultsOf(body as Readonly<Record<string, unknown>>));
  const ofRules = Object.fromEntries(faults.map(([field, sentences]) => [field, [...sentences]]));
  return { ...problem, field_errors: { ...ofRules, ...problem.field_errors } };
}

function bodyOf(endpoint: AnyEndpoint, request: FastifyRequest): [schema: z.core.$ZodType, body: unknown] {
  return endpoint.body ? [endpoint.body, request.body] : [nothing, request.body ?? {}];
}

/**
 * The bytes of a file or of a signed message are the handler's to check; a call without a body has sent an empty one.
 */
function bytesOf(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
): { readonly success: true; readonly data: unknown } | null {
  if (endpoint.upload) return { success: true, data: request.body ?? Readable.from([]) };
  return endpoint.signedBySender ? { success: true, data: request.body ?? Buffer.alloc(0) } : null;
}
