import { auditSubjects } from '@cutsite/domain/staff';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';

const subjects = Object.keys(auditSubjects) as [keyof typeof auditSubjects, ...(keyof typeof auditSubjects)[]];
const text = z.string().check(z.maxLength(200));
const day = z.iso.date();

const rowSchema = z.strictObject({
  id: z.uuid(),
  at: z.string(),
  kind: z.enum(['write', 'look']),
  actor: z.strictObject({ id: z.nullable(z.string()), name: z.string(), email: z.string() }),
  /** A write by its name, a look by its call. */
  action: z.string(),
  subject: z.strictObject({
    kind: z.string(),
    id: z.nullable(z.string()),
    /** What an order, a request or a quote is called; a service of the version before answers without the field. */
    number: z.optional(z.nullable(z.string())),
  }),
  reason: z.string(),
  changes: z.array(z.strictObject({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  filter: z.record(z.string(), z.unknown()),
});

/** @see rowSchema */
export type AuditRowWire = z.output<typeof rowSchema>;

export const searchAudit = defineEndpoint({
  method: 'GET',
  path: '/api/staff/audit/',
  access: 'staff',
  permission: 'read_audit',
  looksAt: 'audit',
  tag: 'Staff: audit',
  summary: 'What staff did and looked at, the latest first, 50 at a time.',
  description:
    'actor is an id of an account or a part of a name or address; subject_id is an id, or the number of an order, a request or a quote; from and to are days in UTC, both inclusive.',
  query: z.strictObject({
    kind: z.optional(z.enum(['write', 'look'])),
    actor: z.optional(text),
    action: z.optional(text),
    subject_kind: z.optional(z.enum(subjects)),
    subject_id: z.optional(text),
    from: z.optional(day),
    to: z.optional(day),
    cursor: z.optional(text),
  }),
  responses: {
    200: z.strictObject({ rows: z.array(rowSchema), next_cursor: z.nullable(z.string()) }),
    ...problems(400),
  },
});
