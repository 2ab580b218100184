import { type AnyEndpoint, accessRules, allResponses, fileSchema } from '@cutsite/contracts/endpoint';
import { problemSchema } from '@cutsite/contracts/problem';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** Describes one call. */
export function operationOf(endpoint: AnyEndpoint): Json {
  const rule = accessRules[endpoint.access];
  const guarded = endpoint.method !== 'GET';
  const needs = { ...(rule.needsUser ? { session: [] } : {}), ...(guarded ? { csrf: [] } : {}) };
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.tag ?? 'Other'],
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    'x-access': endpoint.access,
    ...(endpoint.cache ? { 'x-cache': endpoint.cache } : {}),
    security: Object.keys(needs).length > 0 ? [needs] : [],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: json(jsonSchemaOf(endpoint.body, 'input')) } } : {}),
    ...(endpoint.upload ? { requestBody: { required: true, content: file } } : {}),
    responses: Object.fromEntries(
      Object.entries(allResponses(endpoint)).map(([status, schema]) => [status, response(Number(status), schema)]),
    ),
  };
}

/** `postAccountApiLogin`: method and path, which are unique. */
function operationId({ method, path }: AnyEndpoint): string {
  const words = path.split(/[^a-zA-Z0-9]+/).filter(Boolean);
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Repeating the call with the same key and body within 24 hours answers the same again, with Idempotent-Replayed: true; with another body it is refused with 422.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function parameters(schema: z.ZodMiniObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const statusTexts: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Accepted.',
  204: 'Done.',
  400: 'The call does not have the declared form, or breaks a rule.',
  401: 'Not signed in.',
  403: 'Not allowed, or the CSRF token is missing or wrong.',
  404: 'There is no such thing, or it belongs to somebody else.',
  409: 'The thing is in a state that does not allow this.',
  413: 'The body is too large.',
  415: 'The body is not sent in its declared media type.',
  422: 'The Idempotency-Key was used with another body.',
  429: 'Too many calls; see Retry-After.',
  500: 'An error of ours; the log knows it by the request id.',
  503: 'Too busy or not available; see Retry-After.',
};

function response(status: number, schema: z.core.$ZodType): Json {
  if (schema === fileSchema) return { description: 'The file, to be saved under its name.', content: file };
  const shown = schema === problemSchema ? { $ref: '#/components/schemas/Problem' } : jsonSchemaOf(schema, 'output');
  return { description: statusTexts[status] ?? 'Answer.', content: json(shown) };
}

const file: Json = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

/**
 * A zod schema in the words of JSON Schema 2020-12, which are those of OpenAPI 3.1.
 *
 * @param direction `input`: as a caller sends it; `output`: as the service answers.
 */
export function jsonSchemaOf(schema: z.core.$ZodType, direction: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any' });
  return json;
}
