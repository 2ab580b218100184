import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusals.ts';

/** A body that cannot be taken, with the code that the error handler knows. */
class MalformedBody extends Error {
  readonly code = 'FST_ERR_CTP_INVALID_JSON_BODY';
  override readonly message = refuse.malformedBody().body.detail ?? '';
}

/**
 * Takes JSON bodies and nothing else. An empty body is no body: clients send the content type out of habit. The NUL
 * character is refused here once, because PostgreSQL cannot store it in a text.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text, mayHoldTraps(text) ? refuseTraps : undefined));
    } catch {
      done(new MalformedBody(), undefined);
    }
  });
}

/** Only a text with one of these can hold a trap, so that ordinary bodies skip the slow way of reading. */
function mayHoldTraps(text: string): boolean {
  return text.includes('\\u') || text.includes('__proto__');
}

function refuseTraps(key: string, value: unknown): unknown {
  const trapped = key === '__proto__' || key.includes('\0') || (typeof value === 'string' && value.includes('\0'));
  if (trapped) throw new MalformedBody();
  return value;
}
