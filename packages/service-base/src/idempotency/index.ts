export { forgetOldAnswers } from './forget-old-answers.ts';
export { type IdempotentAnswer, type IdempotentCall, requestHash, withIdempotencyKey } from './with-idempotency-key.ts';
