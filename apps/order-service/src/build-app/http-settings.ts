import type { Config } from '../config/index.ts';
import type { HttpSettings } from '../http/index.ts';

/** Calls in line for a connection; with ten connections and some milliseconds each, the last one waits about a second. */
const maxWaitingForDatabase = 500;

/** The part of the configuration that the HTTP floor stands on. */
export function httpSettings(config: Config): HttpSettings {
  return {
    publicOrigin: config.publicUrl,
    acceptOwnHost: config.mode === 'demo',
    secureCookies: config.secureCookies,
    maxEventLoopDelay: config.overloadDelayMs,
    maxWaitingForDatabase,
  };
}
