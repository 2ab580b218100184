import type { Config } from '../config/index.ts';
import type { HttpSettings } from '../http/index.ts';

/** At 400 heavy calls a second the last of so many is answered after a quarter of a second; `npm run bench L1` measures it. */
const maxCallsAtWork = 100;

/** The part of the configuration that the HTTP floor stands on. */
export function httpSettings(config: Config): HttpSettings {
  return {
    publicOrigin: config.publicUrl,
    acceptOwnHost: config.mode === 'demo',
    secureCookies: config.secureCookies,
    maxEventLoopDelay: config.overloadDelayMs,
    maxCallsAtWork,
  };
}
