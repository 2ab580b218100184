import * as z from 'zod/mini';

/**
 * Every `error_code` that the service answers with, and when. Screens choose their behaviour by the code and never by
 * the sentence. A module that needs another code adds a row here.
 */
export const problemCodes = {
  signed_out: 'The call needs a signed-in user and there is none.',
  email_not_verified: 'The call needs a verified e-mail address.',
  forbidden: 'The signed-in user may not make this call.',
  second_factor_needed: 'The staff account has not given its second factor in this session.',
  step_up_needed: 'Staff have to give their second factor again before this call.',
  code_refused: 'The code of the second factor is wrong, or was used before.',
  csrf_failed: 'The CSRF cookie and header are missing or do not belong together, or the call comes from another site.',
  invalid_request: 'The path, query or body does not have the declared form.',
  unknown_field: 'The body or query has a field that the call does not know.',
  malformed_body: 'The body is not JSON.',
  body_too_large: 'The body is larger than the call accepts.',
  unsupported_media_type:
    'The body is not sent in the declared media type, which is application/json unless the call takes a file.',
  not_understood: 'There is no way to read the address or the request.',
  not_found: 'There is no such thing, or it belongs to somebody else.',
  order_changed: 'Somebody changed the order since it was read; the sentence says who and what. Nothing was done.',
  request_changed: 'Somebody changed the request since it was read; the sentence says who. Nothing was done.',
  content_changed: 'Somebody saved the entry, picture or redirect since it was read. Nothing was done.',
  conflict: 'The thing is in a state that does not allow the call.',
  idempotency_key_reused:
    'The Idempotency-Key was used before for another call: with another body, or at another address.',
  too_slow: 'The body came too slowly, and was not waited for any longer.',
  too_many_requests: 'Too many calls in a short time; Retry-After says when to come back.',
  too_many_sign_ins:
    'Too many wrong passwords for the account; Retry-After says when to come back, and a new password helps at once.',
  too_many_mails:
    'The account has sent too many mails, or the address has got too many; Retry-After says when to try again.',
  overloaded: 'The service is at its limit; Retry-After says when to come back.',
  no_room: 'The store has no disk left to write to; nothing was changed.',
  outcome_unknown:
    'The database was lost while something was written, which may have been done or not; with an Idempotency-Key the call may simply be made again.',
  unavailable: 'Something the service needs does not answer at present.',
  internal: 'An error of ours; request_id finds it in the log.',
  wrong_credentials: 'The e-mail address and the password do not belong together.',
  file_refused: 'The file is none of the kinds that can be attached; the sentence says why.',
  password_needed: 'The e-mail address is to change, and the current password is missing or wrong.',
  token_refused: 'The link was used before, has expired or never existed.',
  rows_refused: 'Some rows break a rule; `rows` names each row and rule.',
  no_price: 'There is no price for what was asked.',
  out_of_stock: 'The product is not available at present.',
  terms_not_accepted: 'Nothing but the terms of sale is missing; accepted_terms in the body of a payment accepts them.',
  checkout_incomplete: 'The order lacks something that it needs before it is paid; field_errors names what.',
  already_ordered: 'The order was placed before; the sentence has its number.',
  total_changed: 'The order costs something else than expected_total by now; the sentence has both. Nothing was paid.',
  payment_refused: 'The order cannot be paid like this; the sentence says why.',
  signature_refused: 'The message is not signed by the card network, or is too old.',
  payment_in_progress: 'Another payment of this order is being worked on; ask again in a moment.',
} as const satisfies Record<string, string>;

/** One of the words of {@link problemCodes}. */
export type ProblemCode = keyof typeof problemCodes;

const codes = Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]];

/** One row of a refused list of items: which one it is, and which rule it breaks. */
export const problemRowSchema = z.strictObject({
  /** Zero-based place of the item in the list that was sent. */
  item: z.int(),
  /** Zero-based place of the sequence in the item, or null when the fault is the item's own. */
  sequence: z.nullable(z.int()),
  well: z.nullable(z.string()),
  name: z.nullable(z.string()),
  field: z.string(),
  code: z.string(),
  /** The error flag (GR-45), where the rule has one. */
  flag: z.nullable(z.string()),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
});

/** @see problemRowSchema */
export type ProblemRow = z.output<typeof problemRowSchema>;

/**
 * The one body of every answer with a status of 400 or above (WB-3). Which of the texts is shown is
 * decided by `problemMessage`.
 */
export const problemSchema = z.strictObject({
  success: z.optional(z.literal(false)),
  error_code: z.optional(z.enum(codes)),
  error_message: z.optional(z.union([z.string(), z.array(z.string())])),
  detail: z.optional(z.string()),
  non_field_errors: z.optional(z.array(z.string())),
  field_errors: z.optional(z.record(z.string(), z.array(z.string()))),
  rows: z.optional(z.array(problemRowSchema)),
  /** Values that would pass, by field, where they can be guessed. */
  suggestion: z.optional(z.record(z.string(), z.string())),
  request_id: z.optional(z.string()),
});

/** @see problemSchema */
export type Problem = z.output<typeof problemSchema>;

/** A part of an endpoint's `responses`: each of the statuses answers with a problem. */
export type ProblemResponses<Status extends number> = { readonly [S in Status]: typeof problemSchema };

/**
 * Declares refusals of an endpoint: `responses: { 200: cart, ...problems(400, 404) }`.
 * What the HTTP layer refuses by itself (401, 403, 408, 413, 415, 422, 429, 500, 503, 507) need not be declared.
 */
export function problems<const Statuses extends readonly number[]>(
  ...statuses: Statuses
): ProblemResponses<Statuses[number]> {
  return Object.fromEntries(statuses.map((status) => [status, problemSchema])) as ProblemResponses<Statuses[number]>;
}
