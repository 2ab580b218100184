import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';

const anyFields = z.record(z.string(), z.unknown());

/** An entry in a list: what its type puts on cards. */
const cardSchema = z.strictObject({
  id: z.string(),
  type: z.string(),
  url: z.nullable(z.string()),
  title: z.string(),
  card: anyFields,
});

/** A published entry, with the references that it shows resolved (CT-26). */
const entrySchema = z.strictObject({
  id: z.string(),
  type: z.string(),
  url: z.nullable(z.string()),
  title: z.string(),
  fields: anyFields,
  first_published_at: z.string(),
  published_at: z.string(),
});

/** What is not there, by the name of its failure (CT-36 to CT-38). */
const fetchFailure = <const Name extends string>(name: Name) =>
  z.strictObject({ detail: z.string(), error_code: z.literal('not_found'), name: z.literal(name) });

const count = (most: number) => z.coerce.number().check(z.int(), z.gte(0), z.lte(most));
const shared = {
  method: 'GET',
  access: 'public',
  tag: 'Content',
  // Asked for each time, and sent only when it changed.
  cache: { by: 'anyone', seconds: 0 },
} as const;

export const listContent = defineEndpoint({
  ...shared,
  path: '/api/content/entries/',
  summary: 'Published entries of types, as cards.',
  description:
    'type: names of types, joined by commas; one that is unknown answers 404. filter: name:value, joined by commas; of one name any, of all names each ' +
    '(year, product, location, type, category, blog_category, application, research_area, resource and the other types ' +
    'of tags). order: newest, oldest, upcoming, title, slug, number or product.',
  query: z.strictObject({
    type: z.string().check(z.maxLength(500)),
    filter: z.optional(z.string().check(z.maxLength(1_000))),
    order: z.optional(z.enum(['newest', 'oldest', 'upcoming', 'title', 'slug', 'number', 'product'])),
    skip: z.optional(count(100_000)),
    limit: z.optional(count(100)),
  }),
  responses: {
    200: z.strictObject({ total: z.number(), entries: z.array(cardSchema) }),
    ...problems(400),
    404: fetchFailure('Content Stack Fetch By Type Error'),
  },
});

/** With where a visitor goes whose page is not found (CT-36, CT-39). */
const notFoundSchema = z.extend(fetchFailure('Content Stack Fetch By URL Error'), {
  redirect: z.strictObject({ to: z.string(), error: z.literal('Not Found') }),
});

export const getContentByUrl = defineEndpoint({
  ...shared,
  path: '/api/content/by-url/',
  summary: 'The published entry at an address, in any letter case, with or without a slash at its end.',
  description: 'moved_to: the address that was led there; then entry is null.',
  query: z.strictObject({ url: z.string().check(z.maxLength(300)) }),
  responses: {
    200: z.strictObject({ entry: z.nullable(entrySchema), moved_to: z.nullable(z.string()) }),
    404: notFoundSchema,
  },
});

export const getContentById = defineEndpoint({
  ...shared,
  path: '/api/content/entries/{id}/',
  summary: 'A published entry by its id.',
  params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  responses: { 200: entrySchema, 404: fetchFailure('Content Stack Fetch By ID Error') },
});

const hitSchema = z.strictObject({
  id: z.string(),
  type: z.string(),
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Pieces of its text; what was found stands between U+0001 and U+0002. */
  snippet: z.string(),
});

export const searchContent = defineEndpoint({
  ...shared,
  path: '/api/content/search/',
  summary: 'Everything published that has these words, the best first.',
  description: 'What was found stands between the characters U+0001 and U+0002 of snippet.',
  query: z.strictObject({
    q: z.string().check(z.maxLength(200)),
    type: z.optional(z.string().check(z.maxLength(500))),
    skip: z.optional(count(1_000)),
    limit: z.optional(count(50)),
  }),
  responses: { 200: z.strictObject({ total: z.number(), hits: z.array(hitSchema) }) },
});
