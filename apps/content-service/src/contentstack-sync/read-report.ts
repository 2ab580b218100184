import type { Pool } from 'pg';
import { selectState } from './sync-state.repository.ts';

export interface AsideItem {
  readonly kind: 'entry' | 'asset';
  readonly uid: string;
  readonly typeUid: string;
  readonly title: string;
  readonly reasons: readonly string[];
  readonly since: Date;
  /** Entries: an older version of it is on the site. */
  readonly isLive: boolean;
}

/** What an administrator sees of the reading. */
export interface SyncReport {
  readonly readAt: Date | null;
  readonly failedSince: Date | null;
  readonly fault: string | null;
  readonly tryAt: Date | null;
  /** An answer has more pages that are not read yet. */
  readonly isReading: boolean;
  readonly entries: number;
  readonly assets: number;
  readonly waiting: number;
  readonly asideInAll: number;
  readonly aside: readonly AsideItem[];
  /** What has no place here, and in how many entries it is. */
  readonly left: readonly { readonly what: string; readonly count: number }[];
}

const maxListed = 200;

export async function readReport(pool: Pool): Promise<SyncReport> {
  const state = await selectState(pool);
  const { rows: counts } = await pool.query<{ kind: string; state: string; n: number }>(
    `select kind, state, count(*)::integer as n from content.contentstack_item where data is not null group by 1, 2`,
  );
  const count = (kind: string | null, ...states: string[]): number =>
    counts.reduce((sum, one) => sum + ((kind ?? one.kind) === one.kind && states.includes(one.state) ? one.n : 0), 0);
  const { rows: aside } = await pool.query<AsideItem>(
    `select i.kind, i.uid, i.type_uid as "typeUid", coalesce(i.data ->> 'title', i.data ->> 'filename', i.uid) as title,
            i.reasons, i.aside_since as since, p.id is not null as "isLive"
       from content.contentstack_item i left join content.published_entry p on i.kind = 'entry' and p.id = i.local_id
      where i.state = 'aside' order by i.aside_since desc, i.uid limit ${maxListed}`,
  );
  const { rows: left } = await pool.query<{ what: string; count: number }>(
    `select type_uid || ': ' || what as what, count(*)::integer as count
       from content.contentstack_item cross join unnest(left_out) as what
      where data is not null group by 1
     union all
     select type_uid || ': the type has no mapping', count(*)::integer
       from content.contentstack_item where state = 'unknown' group by 1
     order by 1 limit ${maxListed}`,
  );
  const unread = Object.entries(state?.unread ?? {}).map(([what, n]) => ({ what, count: n }));
  return {
    readAt: state?.readAt ?? null,
    failedSince: state?.failedSince ?? null,
    fault: state?.fault ?? null,
    tryAt: state?.tryAt ?? null,
    isReading: state?.step.next === 'page',
    entries: count('entry', 'kept'),
    assets: count('asset', 'kept'),
    waiting: count(null, 'waiting'),
    asideInAll: count(null, 'aside'),
    aside,
    left: [...left, ...unread],
  };
}
