import { withTransaction } from '@cutsite/service-base/database';
import { askJson } from '@cutsite/service-base/outgoing';
import type { ClientBase, Pool } from 'pg';
import * as z from 'zod';
import { type BoardJob, boardSchema, postingOf } from './posting-of-job.ts';
import { noteFailure, selectBoard, upsertBoard } from './saved-postings.ts';

const limits = { timeoutMs: 2_000, maxBytes: 4_000_000 } as const;

/** The page that shows what the board has. */
const page = '/careers';

interface Reading {
  readonly pool: Pool;
  readonly url: string;
  readonly now: Date;
  /** Of this site; to its own pages a posting may lead whatever their protocol is. */
  readonly ownOrigin: string;
  /** Makes known that a page changed. */
  readonly announce: (client: ClientBase, path: string) => Promise<void>;
}

/**
 * Asks the board what is open, and keeps it (CT-40). A board that does not answer, or with something else,
 * leaves what was kept, and since when is noted. Pages are made again only where they would show something else.
 *
 * @returns whether it could be read
 */
export async function readJobsBoard({ pool, url, now, ownOrigin, announce }: Reading): Promise<boolean> {
  const answer = await askJson({ url, ...limits }, z.object({ jobs: z.array(z.unknown()).max(1_000) }));
  const read = answer.ok ? answer.value.jobs.map((job) => boardSchema.safeParse(job)) : null;
  const jobs: BoardJob[] = (read ?? []).flatMap(({ data }) => data ?? []);
  // A list of which nothing can be understood is no list.
  const isForeign = read !== null && read.length > 0 && jobs.length === 0;
  const postings = jobs.flatMap((job) => postingOf(job, ownOrigin) ?? []);
  const isRead = read !== null && !isForeign;
  await withTransaction(pool, async (client) => {
    const before = await selectBoard(client);
    if (!isRead) {
      await noteFailure(client, now);
      if (before !== null && before.failedSince === null) await announce(client, page);
      return;
    }
    await upsertBoard(client, postings, now);
    const isSame = before?.failedSince === null && inOrder(before.postings) === inOrder(postings);
    if (!isSame) await announce(client, page);
  });
  return isRead;
}

/** The database orders the keys of an object in its own way. */
const inOrder = (postings: readonly object[]): string =>
  JSON.stringify(
    postings.map((posting) => Object.entries(posting).toSorted(([name], [other]) => (name < other ? -1 : 1))),
  );
