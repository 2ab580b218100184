export { forgetOldCallCounts, shareCallCounts } from './call-count.repository.ts';
export { type Attempt, type Counted, countAttempt, forgetAttempts } from './count-attempt.ts';
export { forgetOldAttempts } from './forget-old-attempts.ts';
export { networkOf } from './network-of.ts';
export type { RateLimit } from './rate-limit.ts';
export { sharedCounts } from './shared-counts.ts';
