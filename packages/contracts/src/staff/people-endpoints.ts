import { staffRoles } from '@cutsite/domain/account';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';

const tag = 'Staff: people';
const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });
const reason = z.string().check(z.maxLength(500), z.regex(/^\P{C}*$/u));

/** Somebody with a role. */
const personSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Roles count only with a verified address. */
  has_verified_email: z.boolean(),
  roles: z.array(z.enum(staffRoles)),
  second_factors: z.int(),
});

/** @see personSchema */
export type StaffPerson = z.output<typeof personSchema>;

export const listStaffPeople = defineEndpoint({
  method: 'GET',
  path: '/api/staff/people/',
  access: 'staff',
  permission: 'read_staff',
  looksAt: 'staff',
  tag,
  summary: 'List everybody with a role, by address, with their number of second factors.',
  responses: { 200: z.strictObject({ people: z.array(personSchema) }) },
});

export const setStaffRoles = defineEndpoint({
  method: 'PUT',
  path: '/api/staff/people/{id}/roles/',
  access: 'staff',
  permission: 'keep_roles',
  tag,
  summary: 'Set the roles of an account, effective with its next call.',
  description: 'Its owner gets a mail. One administrator stays (409). An address outside of the own domains gets none.',
  params,
  body: z.strictObject({ roles: z.array(z.enum(staffRoles)).check(z.maxLength(5)), reason: z._default(reason, '') }),
  responses: { 200: z.strictObject({ roles: z.array(z.enum(staffRoles)) }), ...problems(404, 409) },
});

export const sendFactorLink = defineEndpoint({
  method: 'POST',
  path: '/api/staff/people/{id}/second-factor-link/',
  access: 'staff',
  permission: 'keep_second_factors',
  tag,
  summary: 'Mail another member of staff a link to enrol a second factor.',
  description:
    'It works once, for 30 minutes. lost, with a reason that its owner reads: all factors, recovery codes and sessions of the account end at once.',
  params,
  body: z.strictObject({ lost: z.boolean(), reason: z._default(reason, '') }),
  responses: { 200: z.strictObject({ sent_to: z.string() }), ...problems(400, 404, 409) },
});

const sessionSchema = z.strictObject({
  id: z.uuid(),
  user_agent: z.string(),
  started: z.string(),
  last_seen: z.string(),
});

export const listSessionsOfStaff = defineEndpoint({
  method: 'GET',
  path: '/api/staff/people/{id}/sessions/',
  access: 'staff',
  permission: 'end_sessions',
  looksAt: 'staff',
  tag,
  summary: 'Where somebody of the staff is signed in, the latest first.',
  params,
  responses: { 200: z.strictObject({ sessions: z.array(sessionSchema) }), ...problems(404) },
});

export const endSessionsOfStaff = defineEndpoint({
  method: 'POST',
  path: '/api/staff/people/{id}/end-sessions/',
  access: 'staff',
  permission: 'end_sessions',
  tag,
  summary: 'Sign a member of staff out everywhere.',
  params,
  responses: { 200: z.strictObject({ ended: z.int() }), ...problems(404) },
});

export const endSessionOfStaff = defineEndpoint({
  method: 'DELETE',
  path: '/api/staff/people/{id}/sessions/{session_id}/',
  access: 'staff',
  permission: 'end_sessions',
  tag,
  summary: 'Sign a member of staff out of one session.',
  params: z.strictObject({ id: params.shape.id, session_id: z.string().check(z.maxLength(64)) }),
  responses: { 200: z.strictObject({ id: z.uuid() }), ...problems(404) },
});
