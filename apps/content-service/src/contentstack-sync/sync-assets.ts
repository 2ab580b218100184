import type { Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { type Answered, askStream } from '@cutsite/service-base/outgoing';
import type { ClientBase } from 'pg';
import * as z from 'zod';
import {
  type MediaDependencies,
  type MediaRefusal,
  mediaSentence,
  type StoredMedia,
  takeMedia,
} from '../media/index.ts';
import { type Failure, passing } from './failure.ts';
import {
  awakenUsersOf,
  type ItemOutcome,
  type ItemRow,
  lockWaiting,
  noteOutcome,
  noteTry,
  selectWaitingAssets,
} from './item.repository.ts';
import { releaseAsset } from './orphaned-media.repository.ts';

interface AssetSync extends MediaDependencies {
  readonly now: Date;
  /** Where pictures and files may lie; nothing is fetched from elsewhere. */
  readonly assetOrigins: readonly string[];
}

const assetSchema = z.object({ url: z.string().max(2_000), filename: z.string().min(1).max(200) });

const timeoutMs = 120_000;
/** Tries after which a picture that does not arrive is set aside, so that the entries do not wait for ever. */
const maxTries = 5;
/** After so many that did not arrive one after another the rest is tried later. */
const maxInARow = 3;

/**
 * Fetches the pictures and files that wait into our media, by the same checks as those of editors. Entries that show
 * one are made again.
 *
 * @returns why some of them still wait; null: none does
 */
export async function syncAssets(sync: AssetSync): Promise<Failure | null> {
  await withTransaction(sync.pool, async (client) => {
    const gone = await lockWaiting(client, { kind: 'asset', isGone: true, types: null, after: '', most: 100_000 });
    for (const { uid } of gone) {
      await awakenUsersOf(client, uid);
      await releaseAsset(client, uid);
    }
  });
  let failure: Failure | null = null;
  let inARow = 0;
  for (const row of await selectWaitingAssets(sync.pool)) {
    const answer = await fetchAsset(sync, row);
    if (answer === null) {
      inARow = 0;
      continue;
    }
    failure = answer;
    inARow += 1;
    if (inARow === maxInARow) break;
  }
  return failure;
}

async function fetchAsset(sync: AssetSync, row: ItemRow): Promise<Failure | null> {
  const asset = assetSchema.safeParse(row.data).data;
  const url = asset !== undefined && URL.canParse(asset.url) ? new URL(asset.url) : null;
  if (asset === undefined || url === null) return setAside(sync, row, 'It has no address, or no name.');
  if (url.username !== '' || !sync.assetOrigins.includes(url.origin)) {
    return setAside(sync, row, `It does not lie at Contentstack, but at ${url.host.slice(0, 200)}.`);
  }
  const answer = await askStream({ url: url.href, timeoutMs }, (bytes) => take(sync, row, asset.filename, bytes));
  if (answer.ok) {
    return answer.value.ok ? null : setAside(sync, row, mediaSentence(asset.filename, answer.value.error));
  }
  if (answer.why === 'refused' && [403, 404, 410].includes(answer.status)) {
    return setAside(sync, row, `It is not there: Contentstack answered with ${answer.status}.`);
  }
  if (row.tries + 1 >= maxTries) return setAside(sync, row, 'It did not arrive, although it was tried again.', 'lost');
  await noteTry(sync.pool, row);
  return passing(`${asset.filename.slice(0, 100)} did not arrive.`, retryAfterOf(answer));
}

const retryAfterOf = (answer: Exclude<Answered<unknown>, { readonly ok: true }>): number | null =>
  answer.why === 'refused' ? answer.retryAfter : null;

/** Keeps it, and says so of the item in the same transaction. */
function take(
  sync: AssetSync,
  row: ItemRow,
  name: string,
  bytes: AsyncIterator<Uint8Array>,
): Promise<Result<StoredMedia, MediaRefusal>> {
  const { now } = sync;
  return takeMedia(sync, {
    name,
    bytes,
    by: null,
    now,
    instead: null,
    afterwards: (client, localId) => settle(client, row, { state: 'kept', localId }, now),
  });
}

async function setAside(
  { pool, now }: AssetSync,
  row: ItemRow,
  reason: string,
  fault: 'file' | 'lost' = 'file',
): Promise<null> {
  await withTransaction(pool, (client) => settle(client, row, { state: 'aside', fault, reasons: [reason] }, now));
  return null;
}

async function settle(client: ClientBase, row: ItemRow, outcome: ItemOutcome, now: Date): Promise<void> {
  await noteOutcome(client, row, outcome, now);
  await awakenUsersOf(client, row.uid);
}
