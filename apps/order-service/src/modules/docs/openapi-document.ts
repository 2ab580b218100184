import type { AnyEndpoint } from '@cutsite/contracts/endpoint';
import { problemSchema } from '@cutsite/contracts/problem';
import { jsonSchemaOf, operationOf } from './operation-of.ts';

type Json = Record<string, unknown>;

/** An OpenAPI 3.1 document, as far as we look into it ourselves. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly tags: readonly { readonly name: string }[];
  /** Path, then method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: Json;
}

const description = `Calls of the Cutsite store. They are made with cookies: sign in with POST /account/api-login.

Every POST, PUT, PATCH and DELETE carries the value of the \`csrftoken\` cookie in the \`X-CSRFToken\` header. A GET of
/api/users/me/ brings that cookie, whether or not somebody is signed in.

An unknown field in a body is refused with 400. A path may be written with or without its slash at the end.`;

/**
 * Describes the calls. Everything in it comes from the contracts, so that it cannot say anything else than the service
 * does.
 */
export function openApiDocument(endpoints: readonly AnyEndpoint[]): OpenApiDocument {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  const tags = [...new Set(endpoints.map((endpoint) => endpoint.tag ?? 'Other'))];
  return {
    openapi: '3.1.0',
    info: { title: 'Cutsite order service', version: '0.1.0', description },
    // Wherever the document was read: the page may call only its own origin, under whichever name it was opened.
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: jsonSchemaOf(problemSchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'visit', description: '`__Host-visit` in production.' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
      },
    },
  };
}
