import { type Refusal, refuse } from '@cutsite/service-base/http';
import type { RequestRefusal } from './request-dependencies.ts';

/** The answer for each reason: what was typed wrong is 400, what cannot be now 409. */
export function requestProblem(refusal: RequestRefusal): Refusal<400 | 404 | 409 | 422 | 429> {
  switch (refusal.code) {
    case 'no_request':
      return refuse.notFound();
    case 'key_reused':
      return refuse.idempotencyKeyReused();
    case 'not_now':
      return refuse.conflict(refusal.sentence);
    case 'invalid':
      return refuse.invalid({
        error_message: Object.values(refusal.fields).flat(),
        field_errors: { ...refusal.fields },
      });
    case 'too_many_mails':
      return refuse.tooManyMails(refusal.retryAfter);
    case 'changed': {
      const when = `${refusal.at.toISOString().slice(11, 16)} UTC`;
      const detail = `${refusal.by ?? 'The store'} changed this request at ${when}. Nothing of yours was done; look at it and try again.`;
      return { status: 409, body: { detail, error_code: 'request_changed' } };
    }
  }
}
