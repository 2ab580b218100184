import { addDays } from '@cutsite/domain/time';
import type { ClientBase, Pool } from 'pg';

/** A position that is open, as the board has it. */
export interface JobPosting {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  /** Where it is described and applied for. */
  readonly url: string;
  /** Its first sentences, without tags. */
  readonly text: string;
  /** A day: `2026-11-23`. */
  readonly postedOn: string;
}

/** What the page of careers shows of the board. */
export type JobPostings =
  /** No board is configured. */
  | { readonly kind: 'none' }
  /** It did not answer for so long that nothing is known. */
  | { readonly kind: 'unavailable' }
  | {
      readonly kind: 'listed';
      readonly postings: readonly JobPosting[];
      /** In UTC. */
      readonly readAt: string;
      /** The board cannot be read since then; what is listed may have changed. */
      readonly failedSince: string | null;
    };

export interface SavedBoard {
  readonly postings: readonly JobPosting[];
  readonly readAt: Date;
  readonly failedSince: Date | null;
}

/** Positions that were open so long ago are not shown any more. */
const keptDays = 7;

/** What is kept of the board (CT-40); null for `url`: there is none. */
export async function savedPostings(pool: Pool, url: string | null, now: Date): Promise<JobPostings> {
  if (url === null) return { kind: 'none' };
  const kept = await selectBoard(pool);
  if (kept === null || now > addDays(kept.readAt, keptDays)) return { kind: 'unavailable' };
  const { postings, readAt, failedSince } = kept;
  return {
    kind: 'listed',
    postings,
    readAt: readAt.toISOString(),
    failedSince: failedSince?.toISOString() ?? null,
  };
}

export async function selectBoard(database: Pool | ClientBase): Promise<SavedBoard | null> {
  const { rows } = await (database as Pool).query<SavedBoard>(
    'select postings, read_at as "readAt", failed_since as "failedSince" from content.jobs_board',
  );
  return rows[0] ?? null;
}

export async function upsertBoard(client: ClientBase, postings: readonly JobPosting[], now: Date): Promise<void> {
  await client.query(
    `insert into content.jobs_board (postings, read_at) values ($1, $2)
     on conflict (one) do update set postings = excluded.postings, read_at = excluded.read_at, failed_since = null`,
    [JSON.stringify(postings), now],
  );
}

export async function noteFailure(client: ClientBase, now: Date): Promise<void> {
  await client.query('update content.jobs_board set failed_since = $1 where failed_since is null', [now]);
}
