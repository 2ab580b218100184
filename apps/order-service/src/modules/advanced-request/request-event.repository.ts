import type { RequestState } from '@cutsite/domain/advanced-request';
import type { Pool, PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { fullName } from '../../database/index.ts';

/** What happened to a request. */
export type RequestEventKind =
  | 'sent'
  | 'changed'
  | 'message'
  | 'question'
  | 'note'
  | 'assigned'
  | 'shared'
  | 'share_revoked'
  | 'quoted'
  | 'ordered'
  | 'declined'
  | 'file'
  | 'honoured'
  | 'closed'
  | 'withdrawn';

export type RequestSide = 'customer' | 'staff' | 'store';

interface OfRequest {
  readonly account_id: string;
  readonly id: string;
}

export interface NewRequestEvent {
  readonly kind: RequestEventKind;
  readonly side: RequestSide;
  /** Null: the store itself. */
  readonly actorId: string | null;
  readonly text?: string;
  readonly from: RequestState | null;
  readonly to: RequestState;
  /** Old and new values, by field. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** Writes an event down, with the name that its actor has now. */
export async function insertRequestEvent(client: PoolClient, of: OfRequest, event: NewRequestEvent): Promise<void> {
  await client.query(
    `insert into advanced_request_event (account_id, request_id, id, kind, side, actor_id, actor_name, text, from_state,
                                         to_state, details, at)
     values ($1, $2, $3, $4, $5, $6, (select ${fullName()} from account where id = $6), $7, $8, $9,
             $10, $11)`,
    [
      of.account_id,
      of.id,
      uuid(),
      event.kind,
      event.side,
      event.actorId,
      event.text ?? '',
      event.from,
      event.to,
      JSON.stringify(event.details ?? {}),
      event.now,
    ],
  );
}

export interface RequestEventRow {
  readonly id: string;
  readonly kind: RequestEventKind;
  readonly side: RequestSide;
  readonly actor_name: string | null;
  readonly text: string;
  readonly at: Date;
}

/** What happened to a request, oldest first; notes of colleagues only for them. */
export async function readRequestEvents(
  db: Pool | PoolClient,
  of: OfRequest,
  withNotes: boolean,
): Promise<readonly RequestEventRow[]> {
  const { rows } = await db.query<RequestEventRow>(
    `select id, kind, side, actor_name, text, at from advanced_request_event
      where account_id = $1 and request_id = $2 and ($3 or kind <> 'note') order by at, id`,
    [of.account_id, of.id, withNotes],
  );
  return rows;
}
