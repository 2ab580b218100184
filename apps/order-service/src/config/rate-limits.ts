import type { RateLimit } from '@cutsite/service-base/rate-limits';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

interface RateLimitRow {
  readonly setting: string;
  readonly what: string;
  readonly demo: RateLimit;
  readonly production: RateLimit;
  /** Production refuses more calls an hour than this. */
  readonly safePerHour: number;
}

/**
 * The limits, each a setting written `60/10m` (ruling 38: in demo mode 60 registrations and 5,000 adds in ten minutes
 * pass). The ceiling on guesses for one account is promise A2: at most 100 an hour.
 */
export const rateLimitTable = {
  requestsPerAddress: {
    setting: 'RATE_LIMIT_REQUESTS',
    what: 'calls of the API from one address',
    demo: { max: 20_000, windowMs: minute },
    production: { max: 1_200, windowMs: minute },
    safePerHour: 1_200_000,
  },
  registrationsPerAddress: {
    setting: 'RATE_LIMIT_REGISTRATIONS',
    what: 'new accounts from one address',
    demo: { max: 60, windowMs: 10 * minute },
    production: { max: 10, windowMs: 10 * minute },
    safePerHour: 600,
  },
  signInsPerAddress: {
    setting: 'RATE_LIMIT_SIGN_INS_PER_ADDRESS',
    what: 'attempts to sign in from one address',
    demo: { max: 1_000, windowMs: 10 * minute },
    production: { max: 60, windowMs: 10 * minute },
    safePerHour: 6_000,
  },
  failedSignInsPerAccount: {
    setting: 'RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT',
    what: 'wrong passwords for one account',
    demo: { max: 15, windowMs: 10 * minute },
    production: { max: 15, windowMs: 10 * minute },
    safePerHour: 100,
  },
  failedSignInsPerAccountAndAddress: {
    setting: 'RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT_AND_ADDRESS',
    what: 'wrong passwords for one account from one address',
    demo: { max: 8, windowMs: 10 * minute },
    production: { max: 8, windowMs: 10 * minute },
    safePerHour: 100,
  },
  secondFactorsPerAccount: {
    setting: 'RATE_LIMIT_SECOND_FACTORS',
    what: 'wrong codes of a second factor for one account',
    demo: { max: 8, windowMs: 15 * minute },
    production: { max: 8, windowMs: 15 * minute },
    safePerHour: 60,
  },
  verificationMailsPerAccount: {
    setting: 'RATE_LIMIT_VERIFICATION_MAILS',
    what: 'verification mails for one account',
    // As in production: the mails of a demo could be real ones (ruling 80).
    demo: { max: 5, windowMs: hour },
    production: { max: 5, windowMs: hour },
    safePerHour: 60,
  },
  // Promise X1; the demo is not more generous, as its mails could be real ones (ruling 80).
  mailsPerAccount: {
    setting: 'RATE_LIMIT_MAILS_PER_ACCOUNT',
    what: 'mails to others that one account triggers',
    demo: { max: 20, windowMs: hour },
    production: { max: 20, windowMs: hour },
    safePerHour: 20,
  },
  mailsPerAccountDaily: {
    setting: 'RATE_LIMIT_MAILS_PER_ACCOUNT_DAILY',
    what: 'mails to others that one account triggers',
    demo: { max: 60, windowMs: 24 * hour },
    production: { max: 60, windowMs: 24 * hour },
    safePerHour: 2.5,
  },
  mailsPerRecipient: {
    setting: 'RATE_LIMIT_MAILS_PER_RECIPIENT',
    what: 'mails to one address that customers trigger',
    demo: { max: 5, windowMs: hour },
    production: { max: 5, windowMs: hour },
    safePerHour: 5,
  },
  formsPerAddress: {
    setting: 'RATE_LIMIT_FORMS',
    what: 'forms of the site from one address',
    demo: { max: 5, windowMs: hour },
    production: { max: 5, windowMs: hour },
    safePerHour: 60,
  },
  addsPerAccount: {
    setting: 'RATE_LIMIT_ADDS',
    what: 'adds to the cart of one account',
    demo: { max: 5_000, windowMs: 10 * minute },
    production: { max: 600, windowMs: 10 * minute },
    safePerHour: 60_000,
  },
  // The projects of an account, 500, all sent at once and a good hour of typing beside.
  projectWritesPerAccount: {
    setting: 'RATE_LIMIT_PROJECT_WRITES',
    what: 'projects that one account saves, deletes or restores',
    demo: { max: 6_000, windowMs: 10 * minute },
    production: { max: 1_200, windowMs: 10 * minute },
    safePerHour: 60_000,
  },
  lookUpsPerAddress: {
    setting: 'RATE_LIMIT_LOOK_UPS',
    what: 'searches for known guides from one address',
    demo: { max: 3_000, windowMs: minute },
    production: { max: 120, windowMs: minute },
    safePerHour: 60_000,
  },
} as const satisfies Record<string, RateLimitRow>;

export type RateLimitName = keyof typeof rateLimitTable;
export type RateLimits = Readonly<Record<RateLimitName, RateLimit>>;

export const rateLimitNames = Object.keys(rateLimitTable) as RateLimitName[];

const unitMs: Readonly<Record<string, number>> = { s: second, m: minute, h: hour };

/** Reads `60/10m`: a count, a slash, a duration in s, m or h. `null` when it is something else. */
export function parseRateLimit(text: string): RateLimit | null {
  const match = /^([1-9]\d{0,8})\/([1-9]\d{0,4})([smh])$/.exec(text.trim());
  if (!match) return null;
  return { max: Number(match[1]), windowMs: Number(match[2]) * (unitMs[match[3] ?? ''] ?? 0) };
}

/** How many calls the limit lets through in an hour. */
export function perHour(limit: RateLimit): number {
  return (limit.max * hour) / limit.windowMs;
}
