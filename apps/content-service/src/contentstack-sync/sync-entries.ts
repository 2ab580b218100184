import { type ContentTypeName, contentTypeNames, contentTypeOf } from '@cutsite/content/type';
import { withTransaction } from '@cutsite/service-base/database';
import type { ClientBase, Pool } from 'pg';
import { entryFromStack, type MadeEntry, type StackAsset, typeFromStack, uidOfType } from '../contentstack/index.ts';
import type { Writer } from '../entries/index.ts';
import { type Announce, takePublishingTurn } from '../publishing/index.ts';
import { type ItemOutcome, type ItemRow, lockWaiting, noteOutcome, selectAssets } from './item.repository.ts';
import { publishStackEntry } from './publish-stack-entry.ts';
import { unpublishStackEntry } from './unpublish-stack-entry.ts';

export interface EntrySync {
  readonly pool: Pool;
  readonly writer: Writer;
  readonly announce: Announce;
}

/** So many are brought in together: what they show of each other changes on the site in one moment. */
const aBatch = 100;

/** Types that show nothing of others come first, so that few pages are drawn twice. */
const plainTypes: readonly string[] = contentTypeNames
  .filter((name) =>
    Object.values(contentTypeOf(name).fields).every(
      ({ kind }) => !['reference', 'references', 'blocks'].includes(kind),
    ),
  )
  .map(uidOfType);

/**
 * Brings the entries that wait into our content: taken off first, so that their addresses are free, then published.
 *
 * @returns how many changed something here
 */
export async function syncEntries(sync: EntrySync): Promise<number> {
  let changed = await inBatches(sync, { isGone: true, types: null });
  changed += await inBatches(sync, { isGone: false, types: plainTypes });
  changed += await inBatches(sync, { isGone: false, types: null });
  return changed;
}

async function inBatches(
  { pool, writer, announce }: EntrySync,
  asked: { readonly isGone: boolean; readonly types: readonly string[] | null },
): Promise<number> {
  let changed = 0;
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after;
    const done = await withTransaction(pool, async (client) => {
      // Before any row of an entry: whoever publishes takes them in this order.
      await takePublishingTurn(client);
      const rows = await lockWaiting(client, { kind: 'entry', ...asked, after: from, most: aBatch });
      let count = 0;
      for (const row of rows) {
        const isChanged =
          row.data === null
            ? await unpublishStackEntry(client, row, writer, announce)
            : await keepEntry(client, row, writer, announce);
        if (isChanged) count += 1;
      }
      return { count, last: rows.length === aBatch ? (rows.at(-1)?.uid ?? null) : null };
    });
    changed += done.count;
    after = done.last;
  }
  return changed;
}

/** @returns whether visitors see something else now */
async function keepEntry(client: ClientBase, row: ItemRow, writer: Writer, announce: Announce): Promise<boolean> {
  const type = typeFromStack(row.typeUid);
  if (type === undefined) {
    await noteOutcome(client, row, { state: 'unknown' }, writer.now);
    return false;
  }
  const made = await makeEntry(client, type, row);
  if (made === 'later') return false;
  if (made === 'unreadable') {
    const reasons = ['It cannot be read.'];
    await noteOutcome(client, row, { state: 'aside', fault: 'unreadable', reasons }, writer.now);
    return false;
  }
  const published = await publishStackEntry(client, type, made, writer, announce);
  const outcome: ItemOutcome =
    'fault' in published
      ? { state: 'aside', fault: published.fault, reasons: published.reasons }
      : { state: 'kept', localId: made.id };
  await noteOutcome(client, row, { ...outcome, leftOut: [...new Set(made.left)], assets: made.assets }, writer.now);
  return 'isChanged' in published && published.isChanged;
}

/** `later`: a picture of it has not arrived yet. */
async function makeEntry(
  client: ClientBase,
  type: ContentTypeName,
  { uid, data }: ItemRow,
): Promise<MadeEntry | 'later' | 'unreadable'> {
  const entry = { ...data, uid };
  try {
    // What it shows is known when it has been read once.
    const assets = await selectAssets(client, entryFromStack(type, entry, new Map()).assets);
    if (assets.some(({ state }) => state === 'waiting')) return 'later';
    return entryFromStack(type, entry, new Map(assets.flatMap((asset) => assetOf(asset) ?? [])));
  } catch (error) {
    // A text that is nested so deep that nothing can walk it.
    if (error instanceof RangeError) return 'unreadable';
    throw error;
  }
}

function assetOf({ uid, data, localId }: ItemRow): [[string, StackAsset]] | null {
  if (localId === null) return null;
  const text = (name: string): string => {
    const value = data?.[name];
    return typeof value === 'string' ? value.slice(0, 500) : '';
  };
  const title = text('title') || text('filename');
  return [[uid, { uid, title, description: text('description'), media: localId }]];
}
