import { type DestinationStream, type Logger, pino } from 'pino';

/** The service's log: JSON lines, secrets blotted out. */
export type Log = Logger;

const secretFields = [
  'password',
  'token',
  'cookie',
  'authorization',
  'set-cookie',
  'x-csrftoken',
  'csrftoken',
  'secretKey',
  'webhookSecret',
  'deliveryToken',
  'access_token',
  'apiKey',
  'api_key',
  'client_secret',
];

/** Secrets at the top, in any object of a line and in headers one level deeper. */
const redactedPaths = secretFields.flatMap((name) => {
  const field = `["${name}"]`;
  return [field, `*${field}`, `*.headers${field}`, `headers${field}`];
});

/**
 * Makes the log. `level` `silent` writes nothing.
 *
 * @param destination where the lines go, standard output unless given.
 */
export function createLogger(settings: { readonly logLevel: string }, destination?: DestinationStream): Log {
  const options = {
    level: settings.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactedPaths, censor: '[hidden]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
