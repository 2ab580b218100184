import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problemSchema, problems } from '../problem/index.ts';

const tag = 'Projects';

const params = z.strictObject({ id: z.uuid() });

/** What the list says of a project. */
const summary = {
  id: z.uuid(),
  /** Which order screen it belongs to, by the name under which browsers keep its projects. */
  product: z.string(),
  name: z.string(),
  /** 1 for the first, and one more with each write, deletion and restore. */
  version: z.int(),
  /** The id that the browser which wrote this version gave its write. */
  write_id: z.nullable(z.string()),
  byte_size: z.int(),
  updated_at: z.string(),
  /** When it was put into the bin; null: it is not there. */
  deleted_at: z.nullable(z.string()),
  /** Until when it can be restored; null when it is not in the bin, or has left it for good. */
  restorable_until: z.nullable(z.string()),
};

const summarySchema = z.strictObject(summary);

/** What a browser keeps of a project; the order screen that reads it checks it. */
const recordSchema = z.record(z.string(), z.unknown());

/** `record` is null when a project has left the bin for good. */
const projectSchema = z.strictObject({ ...summary, record: z.nullable(recordSchema) });

/** @see summary */
export type ProjectSummaryWire = z.output<typeof summarySchema>;

/** @see projectSchema */
export type ProjectWire = z.output<typeof projectSchema>;

/** A refusal that brings the version which is kept, where there is one. */
const overtakenSchema = z.strictObject({ ...problemSchema.shape, project: z.optional(projectSchema) });

export const listProjects = defineEndpoint({
  method: 'GET',
  path: '/api/user/projects/',
  access: 'signed_in',
  tag,
  summary: 'List your projects without their contents, deleted ones included.',
  // Browsers ask again and again what other devices did: most answers are a 304.
  cache: { by: 'browser', seconds: 0 },
  responses: { 200: z.strictObject({ projects: z.array(summarySchema) }) },
});

export const readProject = defineEndpoint({
  method: 'GET',
  path: '/api/user/projects/{id}/',
  access: 'signed_in',
  tag,
  summary: 'Get a project with its contents.',
  params,
  responses: { 200: projectSchema, ...problems(404) },
});

export const putProject = defineEndpoint({
  method: 'PUT',
  path: '/api/user/projects/{id}/',
  access: 'signed_in',
  tag,
  summary: 'Save a new or changed project under an id that the browser chose.',
  description:
    'version is the one that was changed, 0 for a project that is new. Where the account keeps another version nothing is written, and the 409 brings that version in project. Sending it again with the same write_id after a lost answer writes once. Writing a project that is in the bin takes it out.',
  rate: 'keeping_projects',
  // The project itself may have 2 MB; a client may escape what need not be.
  bodyLimit: 3_000_000,
  params,
  body: z.strictObject({
    product: z.string().check(z.minLength(1), z.maxLength(60)),
    name: z.string().check(z.maxLength(200)),
    version: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    write_id: z.string().check(z.minLength(1), z.maxLength(64)),
    record: recordSchema,
  }),
  responses: { 200: summarySchema, ...problems(400, 404), 409: overtakenSchema },
});

export const deleteProject = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/projects/{id}/',
  access: 'signed_in',
  tag,
  summary: 'Move a project to the bin, where it can be restored for 30 days.',
  description:
    'version is the one that was looked at: a project that was changed since stays, and the 409 brings it. Doing it again changes nothing.',
  rate: 'keeping_projects',
  params,
  body: z.strictObject({ version: z.int() }),
  responses: { 200: summarySchema, ...problems(404), 409: overtakenSchema },
});

export const restoreProject = defineEndpoint({
  method: 'POST',
  path: '/api/user/projects/{id}/restore/',
  access: 'signed_in',
  tag,
  summary: 'Restore a project from the bin. One that is not in it stays as it is.',
  rate: 'keeping_projects',
  params,
  responses: { 200: summarySchema, ...problems(404, 409) },
});
