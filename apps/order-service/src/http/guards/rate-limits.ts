import type { AnyEndpoint, RateClass } from '@cutsite/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimitName } from '../../config/index.ts';
import { type Refusal, refuse } from '../refusals.ts';
import type { HttpSettings } from '../settings.ts';

/** Counts a call; the answer is a refusal when there were too many. */
export type RateLimiter = (endpoint: AnyEndpoint, request: FastifyRequest) => Promise<Refusal<429> | null>;

interface Counted {
  readonly limit: RateLimitName;
  readonly by: (request: FastifyRequest) => string;
}

const address = (request: FastifyRequest) => request.ip;
const account = (request: FastifyRequest) => request.visitor.user?.id ?? request.ip;

const everyCall: Counted = { limit: 'requestsPerAddress', by: address };

/** What is counted beside {@link everyCall}, by the endpoint's `rate`. */
const special = {
  signing_in: { limit: 'signInsPerAddress', by: address },
  registering: { limit: 'registrationsPerAddress', by: address },
  adding: { limit: 'addsPerAccount', by: account },
} as const satisfies Record<RateClass, Counted>;

/**
 * Makes the counter. It counts in this process's memory and protects the machine; what protects accounts from guessing
 * (promise A2) is kept in PostgreSQL by the account module.
 */
export function rateLimiter(app: FastifyInstance, settings: HttpSettings): RateLimiter {
  const counter = ({ limit, by }: Counted) => {
    const { max, windowMs } = settings.rateLimits[limit];
    return app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: by });
  };
  const countEvery = counter(everyCall);
  const countSpecial = {
    signing_in: counter(special.signing_in),
    registering: counter(special.registering),
    adding: counter(special.adding),
  };
  return async (endpoint, request) => {
    const counts = endpoint.rate ? [countEvery, countSpecial[endpoint.rate]] : [countEvery];
    for (const count of counts) {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) return refuse.tooManyRequests(result.ttlInSeconds);
    }
    return null;
  };
}
