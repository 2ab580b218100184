import { staffRoles } from '@cutsite/domain/account';
import { factorKinds, factorPurposes, permissionNames } from '@cutsite/domain/staff';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';

const tag = 'Staff: signing in';
const signingIn = { access: 'staff_signing_in', tag } as const;
const office = { access: 'staff', permission: 'use_office', tag } as const;
const token = z.string().check(z.maxLength(100));
const code = z.string().check(z.maxLength(64));
/** What the browser's `navigator.credentials` takes or gives, as JSON text. */
const credentialJson = z.string().check(z.maxLength(20_000));
const label = z._default(z.string().check(z.maxLength(60), z.regex(/^\P{C}*$/u)), '');
const done = z.strictObject({ done: z.literal(true) });
const idParams = z.strictObject({ id: z.string().check(z.maxLength(64)) });

/** Whether passkeys work at the address of this store; if not, why. */
const passkeyOffer = z.strictObject({
  /** The host that a page has to be opened at; null: none, and `reason` says why. */
  host: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

/** Who of the staff is here, and what is in force for them in this session. */
export const staffMeSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** In force: none before the second factor was given. */
  roles: z.array(z.enum(staffRoles)),
  permissions: z.array(z.enum(permissionNames)),
  /** `not_asked`: a demo, where a password is enough to sign in. */
  second_factor: z.enum(['given', 'needed', 'not_enrolled', 'not_asked']),
  /** By what it can be given now. */
  ways: z.array(z.enum(factorKinds)),
  passkey: passkeyOffer,
  recovery_codes_left: z.int(),
  /** Until when the second factor counts as given again; null: it does not. */
  stepped_up_until: z.nullable(z.string()),
  session: z.strictObject({ started: z.string(), ends: z.string(), idle_minutes: z.int() }),
});

/** @see staffMeSchema */
export type StaffMe = z.output<typeof staffMeSchema>;

export const getStaffMe = defineEndpoint({
  ...signingIn,
  method: 'GET',
  path: '/api/staff/me/',
  looksAt: 'nothing',
  summary: 'Get the signed-in member of staff, what they may do, and which factor is still needed.',
  responses: { 200: staffMeSchema },
});

export const askForPasskey = defineEndpoint({
  ...signingIn,
  method: 'POST',
  path: '/api/staff/second-factor/passkey/',
  summary: 'Start signing in with a passkey: get the options of navigator.credentials.get as JSON text.',
  description: 'They are for one use within five minutes.',
  responses: { 200: z.strictObject({ options: credentialJson }), ...problems(409) },
});

export const giveSecondFactor = defineEndpoint({
  ...signingIn,
  method: 'POST',
  path: '/api/staff/second-factor/',
  summary: 'Verify the second factor, to sign in or to confirm a sensitive action.',
  description:
    'proof is the code of the app, a recovery code, or the JSON text of what navigator.credentials.get gave. step_up holds for ten minutes in this session. demo_code is the one that a demo prints at its start; production has none. Guesses are counted for the account.',
  body: z.strictObject({ for: z.enum(factorPurposes), kind: z.enum(factorKinds), proof: credentialJson }),
  responses: { 200: z.strictObject({ stepped_up_until: z.nullable(z.string()) }), ...problems(400) },
});

export const openFactorLink = defineEndpoint({
  ...signingIn,
  method: 'POST',
  path: '/api/staff/enrolment/',
  summary: 'Get what an enrolment link is for, without using it up.',
  body: z.strictObject({ token }),
  responses: {
    200: z.strictObject({ expires: z.string(), has_others: z.boolean(), passkey: passkeyOffer }),
    ...problems(400),
  },
});

export const beginTotp = defineEndpoint({
  ...signingIn,
  method: 'POST',
  path: '/api/staff/enrolment/totp/begin/',
  summary: 'Get the secret for an authenticator app, as text and as a QR code.',
  description: 'It counts once a code of it was given. Asking again gives another one.',
  body: z.strictObject({ token }),
  responses: {
    200: z.strictObject({
      secret: z.string(),
      uri: z.string(),
      /** A drawing for `<path d>` in a square of so many units. */
      qr: z.strictObject({ size: z.int(), path: z.string() }),
    }),
    ...problems(400),
  },
});

const enrolled = z.strictObject({ recovery_codes: z.array(z.string()) });

export const finishTotp = defineEndpoint({
  ...signingIn,
  method: 'POST',
  path: '/api/staff/enrolment/totp/',
  summary: 'Enrol an authenticator app with a code that it shows.',
  description: 'Uses the link up, signs in, and shows new recovery codes, this once.',
  body: z.strictObject({ token, code, label }),
  responses: { 200: enrolled, ...problems(400, 409) },
});

export const beginPasskey = defineEndpoint({
  ...signingIn,
  method: 'POST',
  path: '/api/staff/enrolment/passkey/begin/',
  summary: 'Start enrolling a passkey: get the options of navigator.credentials.create as JSON text.',
  body: z.strictObject({ token }),
  responses: { 200: z.strictObject({ options: credentialJson }), ...problems(400, 409) },
});

export const finishPasskey = defineEndpoint({
  ...signingIn,
  method: 'POST',
  path: '/api/staff/enrolment/passkey/',
  summary: 'Enrol a passkey with the result of navigator.credentials.create as JSON text.',
  description: 'Uses the link up, signs in, and shows new recovery codes, this once.',
  body: z.strictObject({ token, response: credentialJson, label }),
  responses: { 200: enrolled, ...problems(400, 409) },
});

const factorSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['totp', 'passkey']),
  label: z.string(),
  created: z.string(),
  last_used: z.nullable(z.string()),
});

/** @see factorSchema */
export type FactorWire = z.output<typeof factorSchema>;

export const listOwnFactors = defineEndpoint({
  ...office,
  method: 'GET',
  path: '/api/staff/second-factors/',
  looksAt: 'nothing',
  summary: 'List your second factors and how many recovery codes are left.',
  responses: { 200: z.strictObject({ factors: z.array(factorSchema), recovery_codes_left: z.int() }) },
});

export const removeOwnFactor = defineEndpoint({
  ...office,
  method: 'DELETE',
  path: '/api/staff/second-factors/{id}/',
  stepUp: true,
  summary: 'Remove one of your second factors; the last one cannot be removed.',
  params: idParams,
  responses: { 200: done, ...problems(404, 409) },
});

export const renewRecoveryCodes = defineEndpoint({
  ...office,
  method: 'POST',
  path: '/api/staff/recovery-codes/',
  stepUp: true,
  summary: 'Create new recovery codes, shown only once; the old ones stop working.',
  responses: { 200: enrolled, ...problems(409) },
});
