import type { bulkEntryActions } from '@cutsite/contracts/content';
import type { StaffActionName } from '@cutsite/domain/staff';
import { addTag, reviewEntry } from '../../editing/index.ts';
import { publishEntry, restoreFromTrash, trashEntry, unpublishEntry } from '../../publishing/index.ts';
import { refusalText } from './refused-entry.ts';
import type { StaffContentDependencies } from './staff-content.ts';
import { type EntryWrite, knownId, writeByStaff, writerOf } from './write-entry.ts';

type BulkAction = (typeof bulkEntryActions)[number];

interface BulkOrder {
  readonly action: BulkAction;
  readonly entries: readonly { readonly id: string; readonly revision: number }[];
  /** The id of the tag to add. */
  readonly tag: string;
}

const staffActions: Readonly<Record<BulkAction, StaffActionName>> = {
  publish: 'publish_content',
  unpublish: 'unpublish_content',
  ask_review: 'review_content',
  add_tag: 'write_content',
  trash: 'trash_content',
  restore: 'restore_content',
};

/** Does one thing to each of several entries, in a transaction of its own: what is refused keeps nothing else back. */
export async function changeMany(dependencies: StaffContentDependencies, staffId: string, order: BulkOrder) {
  const { announce } = dependencies;
  const { action } = order;
  const writer = await writerOf(dependencies, staffId);
  const tag = knownId(order.tag);
  const results: { id: string; ok: boolean; detail: string }[] = [];
  for (const { id: asked, revision } of order.entries) {
    const id = knownId(asked);
    const work: EntryWrite['work'] = async (client, by) => {
      if (id === null || (action === 'add_tag' && tag === null)) return { ok: false, error: { code: 'not_found' } };
      const one = { id, revision };
      switch (action) {
        case 'publish':
          return publishEntry(client, one, by, announce);
        case 'unpublish':
          return unpublishEntry(client, one, by, announce);
        case 'ask_review':
          return reviewEntry(client, { ...one, isInReview: true }, by);
        case 'add_tag':
          return addTag(client, { ...one, tag: tag ?? '' }, by);
        case 'trash':
          return trashEntry(client, one, by, announce);
        case 'restore':
          return restoreFromTrash(client, id, by);
      }
    };
    const named: EntryWrite['work'] = async (client, by) => {
      const done = await work(client, by);
      return done.ok ? { ok: true, value: { ...done.value, id: asked } } : done;
    };
    const write = { staffId, action: staffActions[action], id, publishes: action === 'publish', work: named };
    const done = await writeByStaff(dependencies, write, writer);
    results.push({ id: asked, ok: done.ok, detail: done.ok ? '' : refusalText(done.error) });
  }
  return results;
}
