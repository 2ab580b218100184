import type { AnyEndpoint, RateClass } from '@cutsite/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Attempt } from '../../rate-limits/index.ts';
import { type Refusal, refuse } from '../refusals.ts';

/** Counts a call; the answer is a refusal when there were too many. */
export type RateLimiter = (endpoint: AnyEndpoint, request: FastifyRequest) => Promise<Refusal<429> | null>;

/** The limits that calls are counted against; the service's settings say how high they are. */
export type CallLimit = 'requestsPerAddress' | 'signInsPerAddress' | 'registrationsPerAddress' | 'addsPerAccount';

/** Counts calls for all processes of the store. */
export interface CallCounter {
  /** For calls that are cheap and come often: counted here, and told to the other processes a moment later. */
  readonly countSoon: (limit: CallLimit, subject: string) => Attempt;
  /** For calls that are dear and come seldom: the database counts, and not one too many passes. */
  readonly countNow: (limit: CallLimit, subject: string) => Promise<Attempt>;
}

const address = (request: FastifyRequest) => request.ip;
const account = (request: FastifyRequest) => request.visitor.user?.id ?? request.ip;

/** What is counted beside every call of an address, by the endpoint's `rate`. */
const special = {
  signing_in: { limit: 'signInsPerAddress', by: address, how: 'countNow' },
  registering: { limit: 'registrationsPerAddress', by: address, how: 'countNow' },
  adding: { limit: 'addsPerAccount', by: account, how: 'countSoon' },
} as const satisfies Record<
  RateClass,
  { limit: CallLimit; by: (request: FastifyRequest) => string; how: keyof CallCounter }
>;

/** Makes the guard that counts. What protects one account from guessing (promise A2) is counted by the account module. */
export function rateLimiter(counter: CallCounter): RateLimiter {
  return async ({ rate }, request) => {
    const every = counter.countSoon('requestsPerAddress', address(request));
    if (!every.allowed) return refuse.tooManyRequests(every.retryAfter);
    if (!rate) return null;
    const { limit, by, how } = special[rate];
    const attempt = await counter[how](limit, by(request));
    return attempt.allowed ? null : refuse.tooManyRequests(attempt.retryAfter);
  };
}
