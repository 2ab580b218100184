import { type Problem, signedOutText } from '@cutsite/contracts/problem';

/** A refusal of the HTTP layer; a handler may return one without declaring it. */
export interface Refusal<Status extends number = CommonStatus> {
  readonly status: Status;
  readonly body: Problem;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

/** Statuses that belong to every endpoint they can happen to. */
export type CommonStatus = 400 | 401 | 403 | 408 | 413 | 415 | 422 | 429 | 500 | 503 | 507;

const seconds = (count: number) => String(Math.max(1, Math.ceil(count)));

/**
 * The refusals that every call may answer with. `detail` is the sentence a customer sees, `error_code` what a program
 * decides by.
 */
export const refuse = {
  signedOut: () => problem(401, { detail: signedOutText, error_code: 'signed_out' }),
  emailNotVerified: () =>
    problem(403, { detail: 'Please verify your e-mail address first.', error_code: 'email_not_verified' }),
  forbidden: (detail = 'You do not have permission to do this.') => problem(403, { detail, error_code: 'forbidden' }),
  secondFactorNeeded: () =>
    problem(403, {
      detail: 'Please give your second factor before you go on in the office.',
      error_code: 'second_factor_needed',
    }),
  stepUpNeeded: () =>
    problem(403, {
      detail: 'Please give your second factor again. It then holds for ten minutes.',
      error_code: 'step_up_needed',
    }),
  csrfFailed: (detail: string) => problem(403, { detail, error_code: 'csrf_failed' }),
  invalid: (body: Problem) => problem(400, { error_code: 'invalid_request', ...body }),
  malformedBody: () => problem(400, { detail: 'The body is not valid JSON.', error_code: 'malformed_body' }),
  notFound: () => problem(404, { detail: 'Not found.', error_code: 'not_found' }),
  notUnderstood: (status: number) =>
    problem(status, { detail: 'This address or request cannot be answered.', error_code: 'not_understood' }),
  tooSlow: () =>
    problem(408, {
      detail: 'The request came too slowly. Please check the connection and try again.',
      error_code: 'too_slow',
    }),
  unknownCursor: () => {
    const detail = 'This page of the list is not known. Start from the first one.';
    return problem(400, { detail, error_code: 'invalid_request', field_errors: { cursor: [detail] } });
  },
  conflict: (detail: string) => problem(409, { detail, error_code: 'conflict' }),
  bodyTooLarge: () => problem(413, { detail: 'The body is too large.', error_code: 'body_too_large' }),
  fileTooLarge: (detail: string) => problem(413, { detail, error_code: 'body_too_large' }),
  unsupportedMediaType: () =>
    problem(415, { detail: 'The body must be sent as application/json.', error_code: 'unsupported_media_type' }),
  notSentAsFile: () =>
    problem(415, {
      detail: 'The file must be sent as application/octet-stream.',
      error_code: 'unsupported_media_type',
    }),
  idempotencyKeyReused: () =>
    problem(422, {
      detail: 'This Idempotency-Key was already used for another call.',
      error_code: 'idempotency_key_reused',
    }),
  tooManyRequests: (retryAfter: number) =>
    problem(
      429,
      { detail: 'Too many requests. Please try again later.', error_code: 'too_many_requests' },
      { 'retry-after': seconds(retryAfter) },
    ),
  tooManySignIns: (retryAfter: number) =>
    problem(
      429,
      {
        success: false,
        error_message:
          'There were too many attempts to sign in to this account. Please try again later, or choose a new password by mail.',
        error_code: 'too_many_sign_ins',
      },
      { 'retry-after': seconds(retryAfter) },
    ),
  tooManyMails: (retryAfter: number) =>
    problem(
      429,
      {
        success: false,
        detail:
          'There were too many mails from this account, or to this address. Nothing was sent; please try again later.',
        error_code: 'too_many_mails',
      },
      { 'retry-after': seconds(retryAfter) },
    ),
  overloaded: (retryAfter: number) =>
    problem(
      503,
      { detail: 'The store is very busy. Please try again in a moment.', error_code: 'overloaded' },
      { 'retry-after': seconds(retryAfter) },
    ),
  diskFull: (detail = 'The store has no room left for this at present. Nothing was changed; please try again later.') =>
    problem(507, { detail, error_code: 'no_room' }),
  unavailable: (retryAfter: number) =>
    problem(
      503,
      { detail: 'The store is not available right now. Please try again in a moment.', error_code: 'unavailable' },
      { 'retry-after': seconds(retryAfter) },
    ),
  outcomeUnknown: (retryAfter: number, isRepeatable: boolean) =>
    problem(
      503,
      {
        detail: isRepeatable
          ? 'The store lost its database while it was saving this. Please send it again in a moment: nothing is done twice.'
          : 'The store lost its database while it was saving this, so it may have been done or not. Please look before you try again.',
        error_code: 'outcome_unknown',
      },
      { 'retry-after': seconds(retryAfter) },
    ),
  internal: (requestId: string) =>
    problem(500, {
      detail: 'We are sorry, something went wrong. Please try again or reload the page.',
      error_code: 'internal',
      request_id: requestId,
    }),
} as const;

function problem<Status extends number>(status: Status, body: Problem, headers?: Refusal['headers']): Refusal<Status> {
  return headers ? { status, body, headers } : { status, body };
}
