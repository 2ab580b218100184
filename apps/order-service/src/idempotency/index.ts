export { type IdempotentAnswer, type IdempotentCall, withIdempotencyKey } from './with-idempotency-key.ts';
