import type * as z from 'zod/mini';
import { problemSchema } from '../problem/index.ts';
import { accessRules } from './access.ts';
import type { EndpointDefinition } from './define-endpoint.ts';

/**
 * The refusals that the house answers with by itself, before a handler is asked or when one fails. They belong to every
 * endpoint they can happen to and are not repeated in its `responses`.
 */
export function houseStatuses(endpoint: EndpointDefinition): number[] {
  const rule = accessRules[endpoint.access];
  const guarded = (endpoint.method !== 'GET' && !endpoint.signedBySender) || endpoint.changesState === true;
  return [
    ...(endpoint.body || endpoint.params || endpoint.query ? [400] : []),
    ...(rule.needsUser ? [401] : []),
    ...(guarded || rule.needsVerifiedEmail ? [403] : []),
    ...(endpoint.body || endpoint.upload || endpoint.signedBySender ? [408, 413, 415] : []),
    ...(endpoint.idempotent ? [422] : []),
    ...[429, 500, 503],
    ...(endpoint.method === 'GET' ? [] : [507]),
  ];
}

/** Declared answers and the house's own, by status. */
export function allResponses(endpoint: EndpointDefinition): Record<number, z.core.$ZodType> {
  const house = Object.fromEntries(houseStatuses(endpoint).map((status) => [status, problemSchema]));
  return { ...house, ...endpoint.responses };
}
