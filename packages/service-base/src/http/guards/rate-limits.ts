import type { AnyEndpoint, RateClass } from '@cutsite/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { type Attempt, networkOf } from '../../rate-limits/index.ts';
import { type Refusal, refuse } from '../refusals.ts';

/** Counts a call; the answer is a refusal when there were too many. */
export interface RateLimiter {
  /** Every call of a network address, before it is looked at who makes it: refused ones cost something, too. */
  readonly ofAddress: (request: FastifyRequest) => Refusal<429> | null;
  /** What the endpoint counts beside, once it is known who makes the call and that they may. */
  readonly ofEndpoint: (endpoint: AnyEndpoint, request: FastifyRequest) => Promise<Refusal<429> | null>;
}

/** The limits that calls are counted against; the service's settings say how high they are. */
export type CallLimit =
  | 'requestsPerAddress'
  | 'signInsPerAddress'
  | 'registrationsPerAddress'
  | 'addsPerAccount'
  | 'projectWritesPerAccount'
  | 'lookUpsPerAddress';

/** Counts calls for all processes of the store. */
export interface CallCounter {
  /** For calls that are cheap and come often: counted here, and shared with the other processes a moment later. */
  readonly countSoon: (limit: CallLimit, subject: string) => Attempt;
  /** For calls that are dear and come seldom: the database counts, and not one too many passes. */
  readonly countNow: (limit: CallLimit, subject: string) => Promise<Attempt>;
}

const address = (request: FastifyRequest) => networkOf(request.ip);
const account = (request: FastifyRequest) => request.visitor.user?.id ?? address(request);

/** What is counted beside every call of an address, by the endpoint's `rate`. */
const special = {
  signing_in: { limit: 'signInsPerAddress', by: address, how: 'countNow' },
  registering: { limit: 'registrationsPerAddress', by: address, how: 'countNow' },
  keeping_projects: { limit: 'projectWritesPerAccount', by: account, how: 'countSoon' },
  adding: { limit: 'addsPerAccount', by: account, how: 'countSoon' },
  looking_up: { limit: 'lookUpsPerAddress', by: address, how: 'countSoon' },
} as const satisfies Record<
  RateClass,
  { limit: CallLimit; by: (request: FastifyRequest) => string; how: keyof CallCounter }
>;

/**
 * Makes the guard that counts. What protects one account from guessing (promise A2) is counted by the account module.
 */
export function rateLimiter(counter: CallCounter): RateLimiter {
  const unlessAllowed = (attempt: Attempt) => (attempt.allowed ? null : refuse.tooManyRequests(attempt.retryAfter));
  return {
    ofAddress: (request) => unlessAllowed(counter.countSoon('requestsPerAddress', address(request))),
    ofEndpoint: async ({ rate }, request) => {
      if (!rate) return null;
      const { limit, by, how } = special[rate];
      return unlessAllowed(await counter[how](limit, by(request)));
    },
  };
}
