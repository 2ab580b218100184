import { err, ok, type Result } from '@cutsite/domain/result';
import type { PoolClient } from 'pg';
import type { HonouredLines } from '../quote/index.ts';
import { honourRequestQuotes, readRequestsOfLines } from '../quoted-line/index.ts';
import { lockRequest } from './request.repository.ts';
import { insertRequestEvent } from './request-event.repository.ts';

/**
 * Says in the requests whose lines stand in a quote that it is honoured, in the transaction that does so and under the
 * lock of its cart. Refused, with nothing written, where one of the requests has been quoted again or is over: its
 * lines have ended.
 */
export async function honourRequestsOf(
  client: PoolClient,
  { lineIds, until, text, actorId, now }: HonouredLines,
): Promise<Result<null, string>> {
  if (lineIds.length === 0) return ok(null);
  const ids = await readRequestsOfLines(client, lineIds);
  const rows = [];
  for (const id of ids) rows.push(await lockRequest(client, id, null));
  const found = rows.flatMap((row) => row ?? []);
  const ended = await honourRequestQuotes(client, { lineIds, until });
  const over = found.find(({ id }) => ended.includes(id));
  if (over !== undefined) {
    return err(`Request ${over.number} has been quoted again or is over: its lines cannot be ordered any more.`);
  }
  for (const row of found) {
    const event = { kind: 'honoured', side: 'staff', actorId, text, now } as const;
    await insertRequestEvent(client, row, { ...event, from: row.state, to: row.state });
  }
  return ok(null);
}
