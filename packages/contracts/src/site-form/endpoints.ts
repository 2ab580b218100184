import { siteFormNames } from '@cutsite/domain/site-form';
import * as z from 'zod/mini';
import { defineEndpoint, fileSchema } from '../endpoint/index.ts';
import { writtenPanelsSchema } from '../form/index.ts';
import { problems } from '../problem/index.ts';

const guard = { method: 'GET', access: 'staff', permission: 'read_forms', looksAt: 'form', tag: 'Staff' } as const;
const formWord = z.enum(siteFormNames);

const answerSchema = z.strictObject({
  id: z.uuid(),
  form: z.string(),
  form_version: z.int(),
  /** The address of the page that it stood on, and its version; null: nothing was published there. */
  page: z.string(),
  page_version: z.nullable(z.int()),
  sent: z.string(),
  email: z.nullable(z.string()),
  /** When the sender agreed to be written to; null: they did not. */
  consent: z.nullable(z.string()),
  written: writtenPanelsSchema,
});

/** @see answerSchema */
export type FormAnswerWire = z.output<typeof answerSchema>;

export const listFormAnswers = defineEndpoint({
  ...guard,
  path: '/api/staff/forms/',
  summary: 'What forms of the site were sent, the latest first.',
  query: z.strictObject({
    form: z.optional(formWord),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  responses: { 200: z.strictObject({ total: z.int(), answers: z.readonly(z.array(answerSchema)) }) },
});

export const exportFormAnswers = defineEndpoint({
  ...guard,
  path: '/api/staff/forms/export/',
  stepUp: true,
  summary: 'Export everything that a form received as CSV.',
  query: z.strictObject({ form: formWord }),
  responses: { 200: fileSchema, ...problems(400) },
});
