import type { ClientBase, Pool } from 'pg';
import type { SyncEvent } from './events-of-page.ts';

type Fields = Readonly<Record<string, unknown>>;

export type ItemFault = 'unreadable' | 'fields' | 'address' | 'file' | 'lost';

/** What was read of an entry or a picture, and what became of it. */
export interface ItemRow {
  readonly kind: 'entry' | 'asset';
  readonly uid: string;
  readonly typeUid: string;
  readonly data: Fields | null;
  readonly state: 'waiting' | 'kept' | 'aside' | 'unknown';
  readonly localId: string | null;
  readonly tries: number;
}

const columns = `kind, uid, type_uid as "typeUid", data, state, local_id as "localId", tries`;

/**
 * Keeps what a page says. What is kept and said again stays as it is; what happened before the kept event is no news.
 */
export async function stageEvents(client: ClientBase, events: readonly SyncEvent[], generation: number): Promise<void> {
  for (const event of events) {
    if (event.kind === 'type') {
      await client.query(
        `update content.contentstack_item set data = null, state = 'waiting'
          where kind = 'entry' and type_uid = $1 and data is not null`,
        [event.typeUid],
      );
      continue;
    }
    const { kind, uid, typeUid, data, at } = event;
    const text = data === null ? null : JSON.stringify(data);
    await client.query({
      name: 'stage-contentstack-item',
      text: `insert into content.contentstack_item as i (kind, uid, type_uid, data, event_at, generation, state)
             select $1, $2, $3, $4, $5, $6, 'waiting'
              where $4::jsonb is not null
                 or exists (select from content.contentstack_item where kind = $1 and uid = $2)
             on conflict (kind, uid) do update set generation = excluded.generation,
               type_uid = excluded.type_uid, event_at = greatest(i.event_at, excluded.event_at),
               data = case when excluded.event_at < i.event_at then i.data else excluded.data end,
               tries = case when excluded.event_at < i.event_at then i.tries else 0 end,
               state = case when excluded.event_at < i.event_at or i.data is not distinct from excluded.data
                            then i.state else 'waiting' end`,
      values: [kind, uid, typeUid, text, at, generation],
    });
  }
}

/** What the newest reading of everything did not hold is published no more. @returns false: it held no entry at all */
export async function sweepOlder(client: ClientBase, generation: number): Promise<boolean> {
  const { rows } = await client.query<{ newer: boolean; older: boolean }>(
    `select exists (select from content.contentstack_item where kind = 'entry' and generation = $1) as newer,
            exists (select from content.contentstack_item
                     where kind = 'entry' and generation < $1 and data is not null) as older`,
    [generation],
  );
  if (rows[0]?.newer === false && rows[0].older) return false;
  await client.query(
    `update content.contentstack_item set data = null, state = 'waiting' where generation < $1 and data is not null`,
    [generation],
  );
  return true;
}

/** Items that wait, after a uid, and nobody else works on them until the transaction ends. */
export async function lockWaiting(
  client: ClientBase,
  asked: {
    readonly kind: ItemRow['kind'];
    readonly isGone: boolean;
    /** Null: of any type. */
    readonly types: readonly string[] | null;
    readonly after: string;
    readonly most: number;
  },
): Promise<readonly ItemRow[]> {
  const { kind, isGone, types, after, most } = asked;
  const { rows } = await client.query<ItemRow>(
    `select ${columns} from content.contentstack_item
      where kind = $1 and state = 'waiting' and (data is null) = $2 and ($3::text[] is null or type_uid = any($3))
        and uid > $4 order by uid limit $5 for update`,
    [kind, isGone, types, after, most],
  );
  return rows;
}

export async function selectWaitingAssets(pool: Pool): Promise<readonly ItemRow[]> {
  const { rows } = await pool.query<ItemRow>(
    `select ${columns} from content.contentstack_item
      where kind = 'asset' and state = 'waiting' and data is not null order by uid`,
  );
  return rows;
}

/** Pictures and files by their uids: those that are kept, and those that still wait. */
export async function selectAssets(client: ClientBase, uids: readonly string[]): Promise<readonly ItemRow[]> {
  if (uids.length === 0) return [];
  const { rows } = await client.query<ItemRow>(
    `select ${columns} from content.contentstack_item
      where kind = 'asset' and uid = any($1) and data is not null and state in ('kept', 'waiting')`,
    [uids],
  );
  return rows;
}

/** Entries that show this picture are made again. */
export async function awakenUsersOf(client: ClientBase, uid: string): Promise<void> {
  await client.query(
    `update content.contentstack_item set state = 'waiting'
      where kind = 'entry' and data is not null and assets && array[$1]`,
    [uid],
  );
}

export interface ItemOutcome {
  readonly state: 'kept' | 'aside' | 'unknown';
  readonly fault?: ItemFault;
  readonly reasons?: readonly string[];
  readonly leftOut?: readonly string[];
  readonly assets?: readonly string[];
  readonly localId?: string;
}

/** Long lists of reasons are those of a broken entry: the first say enough. */
const maxReasons = 30;
const cut = (texts: readonly string[]): string[] => texts.slice(0, maxReasons).map((text) => text.slice(0, 500));

export async function noteOutcome(
  client: ClientBase,
  { kind, uid }: Pick<ItemRow, 'kind' | 'uid'>,
  outcome: ItemOutcome,
  now: Date,
): Promise<void> {
  const { state, fault = null, reasons = [], leftOut = [], assets = [], localId = null } = outcome;
  await client.query(
    `update content.contentstack_item
        set state = $3, fault = $4, reasons = $5, left_out = $6, assets = $7, tries = 0,
            old_ids = case when kind = 'asset' and local_id is not null and local_id is distinct from $8 and $8 is not null
                           then array_append(old_ids, local_id) else old_ids end,
            local_id = coalesce($8, local_id),
            aside_since = case when $3 = 'aside' then coalesce(aside_since, $9) end
      where kind = $1 and uid = $2`,
    [kind, uid, state, fault, cut(reasons), cut(leftOut), assets, localId, now],
  );
}

export async function deleteItem(client: ClientBase, { kind, uid }: Pick<ItemRow, 'kind' | 'uid'>): Promise<void> {
  await client.query('delete from content.contentstack_item where kind = $1 and uid = $2', [kind, uid]);
}

/** Counts a try that came to nothing. */
export async function noteTry(pool: Pool, { kind, uid }: Pick<ItemRow, 'kind' | 'uid'>): Promise<void> {
  await pool.query('update content.contentstack_item set tries = tries + 1 where kind = $1 and uid = $2', [kind, uid]);
}

/**
 * Tries again what was set aside.
 *
 * @param faults null: whatever the reason was
 * @returns how many wait now
 */
export async function awakenAside(database: Pool | ClientBase, faults: readonly ItemFault[] | null): Promise<number> {
  const { rowCount } = await (database as Pool).query(
    `update content.contentstack_item set state = 'waiting', tries = 0
      where state in ('aside', 'unknown') and ($1::text[] is null or fault = any($1))`,
    [faults],
  );
  return rowCount ?? 0;
}

/** Whether an entry of ours is kept by Contentstack. */
export async function isEditedInContentstack(database: Pool | ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await (database as Pool).query(
    `select 1 from content.contentstack_item where kind = 'entry' and local_id = $1`,
    [id],
  );
  return rowCount !== 0;
}
