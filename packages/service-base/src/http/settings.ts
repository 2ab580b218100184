import type { AnyEndpoint } from '@cutsite/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallCounter } from './guards/rate-limits.ts';
import type { ClientTimeouts } from './guards/slow-clients.ts';
import type { RequestUser, SessionReader } from './request-user.ts';

/** What the HTTP layer needs to know of the configuration. */
export interface HttpSettings {
  /** The address customers see, without a path: `https://shop.example`. */
  readonly publicOrigin: string;
  /** Loopback only: this site's own pages may also be opened under another name of the machine (`localhost`). */
  readonly acceptOwnHost: boolean;
  /** Cookies carry `Secure` and the `__Host-` prefix. */
  readonly secureCookies: boolean;
  /** Milliseconds of event-loop delay above which calls are refused with 503; 0 switches the guard off. */
  readonly maxEventLoopDelay: number;
  /** First segments of the paths of the service's calls: an unknown path below one of them is answered with JSON. */
  readonly apiSegments: readonly string[];
  /** Calls at work above which further ones are refused with 503. */
  readonly maxCallsAtWork: number;
  /**
   * Answers a visitor whose page cannot be drawn now with a page that says so; false when there is none, and the
   * refusal goes out as JSON.
   */
  readonly refusePage?: (request: FastifyRequest, reply: FastifyReply, retryAfter: string) => boolean;
  /** How long clients may take to send what they want; the store's own unless given. */
  readonly clientTimeouts?: ClientTimeouts;
}

/** Somebody of the staff who was shown something of others. */
export interface Look {
  readonly user: RequestUser;
  /** As its contract has it; `looksAt` says what was shown. */
  readonly endpoint: AnyEndpoint;
  /** The `id` of the path; null: a list. */
  readonly subjectId: string | null;
  /** What a list was asked for: query and body. */
  readonly filter: Readonly<Record<string, unknown>>;
}

/** What the calls of the service stand on. */
export interface ApiDependencies {
  readonly settings: HttpSettings;
  readonly sessions: SessionReader;
  readonly callCounter: CallCounter;
  /** Keeps a look of staff before its answer goes out. A service that declares such calls hands it in. */
  readonly recordLook?: (look: Look) => Promise<void>;
  /** Whether there is no room left for what a call writes; there always is by default. */
  readonly isDiskFull?: (endpoint: AnyEndpoint) => Promise<boolean>;
}
