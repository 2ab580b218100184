import type { HttpSettings } from '@cutsite/service-base/http';
import type { Config } from '../config/index.ts';

/**
 * At 400 heavy calls a second the last of so many is answered after a quarter of a second; `npm run bench L1` measures
 * it.
 */
const maxCallsAtWork = 100;

/** Where its calls lie; see `isApiPath`. */
const apiSegments = ['api', 'account', 'products', 'order'] as const;

/** The part of the configuration that the HTTP floor stands on. */
export function httpSettings(config: Config): HttpSettings {
  return {
    publicOrigin: config.publicUrl,
    acceptOwnHost: config.mode === 'demo',
    secureCookies: config.secureCookies,
    maxEventLoopDelay: config.overloadDelayMs,
    apiSegments,
    maxCallsAtWork,
  };
}
