import { isContentTypeName } from '@cutsite/content/type';
import {
  createEntry as createEntryCall,
  duplicateEntry as duplicateEntryCall,
  getEntry,
  publishEntry as publishEntryCall,
  restoreEntry,
  restoreVersion as restoreVersionCall,
  reviewEntry as reviewEntryCall,
  saveEntry as saveEntryCall,
  scheduleEntry as scheduleEntryCall,
  trashEntry as trashEntryCall,
  unpublishEntry as unpublishEntryCall,
} from '@cutsite/contracts/content';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { duplicateEntry, restoreVersion, reviewEntry } from '../../editing/index.ts';
import { createEntry, saveEntry } from '../../entries/index.ts';
import { publishEntry, restoreFromTrash, scheduleEntry, trashEntry, unpublishEntry } from '../../publishing/index.ts';
import { readEntryWire } from './entry-to-wire.ts';
import type { StaffContentDependencies } from './staff-content.ts';
import { answerMade, answerWrite, type EntryWrite, knownId, versionNumber } from './write-entry.ts';

const noteOf = (text = ''): string | null => text.trim() || null;
const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** What editors do with one entry. Every write names the revision that it started from. */
export function staffEntryRoutes(dependencies: StaffContentDependencies): RouteBinding[] {
  const { announce } = dependencies;
  return [
    bind(getEntry, async ({ params }) => {
      const id = knownId(params.id);
      const entry = id === null ? null : await readEntryWire(dependencies, id);
      return entry === null ? refuse.notFound() : { status: 200, body: entry };
    }),

    bind(createEntryCall, async ({ user, body: { type, url, fields }, idempotencyKey: key }) => {
      if (!isContentTypeName(type)) {
        return refuse.invalid({ detail: 'There is no such type.', field_errors: { type: ['There is no such type.'] } });
      }
      const write = {
        staffId: user.id,
        action: 'write_content',
        id: null,
        work: (client, writer) => createEntry(client, { type, url, fields }, writer),
      } satisfies EntryWrite;
      return answerMade(dependencies, write, { key, endpoint: createEntryCall, payload: { type, url, fields } });
    }),

    bind(saveEntryCall, ({ user, params: { id }, body: { revision, url, fields } }) =>
      answerWrite(dependencies, {
        staffId: user.id,
        action: 'write_content',
        id,
        work: (client, writer) => saveEntry(client, { id, revision, url, fields }, writer),
      }),
    ),

    bind(duplicateEntryCall, ({ user, params: { id }, idempotencyKey: key }) => {
      const write = {
        staffId: user.id,
        action: 'write_content',
        id,
        work: (client, writer) => duplicateEntry(client, id, writer),
      } satisfies EntryWrite;
      return answerMade(dependencies, write, { key, endpoint: duplicateEntryCall, payload: { id } });
    }),

    bind(publishEntryCall, ({ user, params: { id }, body: { revision, unpublish_at: off, note } }) =>
      answerWrite(dependencies, {
        staffId: user.id,
        action: 'publish_content',
        id,
        publishes: true,
        work: (client, writer) => {
          const times = off === undefined ? {} : { unpublishAt: timeOf(off) };
          return publishEntry(client, { id, revision, note: noteOf(note), ...times }, writer, announce);
        },
      }),
    ),

    bind(unpublishEntryCall, ({ user, params: { id }, body: { revision } }) =>
      answerWrite(dependencies, {
        staffId: user.id,
        action: 'unpublish_content',
        id,
        work: (client, writer) => unpublishEntry(client, { id, revision }, writer, announce),
      }),
    ),

    bind(scheduleEntryCall, ({ user, params: { id }, body }) =>
      answerWrite(dependencies, {
        staffId: user.id,
        action: 'schedule_content',
        id,
        publishes: body.publish_at !== null,
        work: (client, writer) => {
          const times = { publishAt: timeOf(body.publish_at), unpublishAt: timeOf(body.unpublish_at) };
          const note = noteOf(body.note);
          return scheduleEntry(client, { id, revision: body.revision, note, ...times }, writer);
        },
      }),
    ),

    bind(reviewEntryCall, ({ user, params: { id }, body }) =>
      answerWrite(dependencies, {
        staffId: user.id,
        action: 'review_content',
        id,
        work: (client, writer) =>
          reviewEntry(
            client,
            {
              id,
              revision: body.revision,
              isInReview: body.is_in_review,
              outcome: body.outcome ?? null,
              note: body.note ?? '',
            },
            writer,
          ),
      }),
    ),

    bind(trashEntryCall, ({ user, params: { id }, body: { revision } }) =>
      answerWrite(dependencies, {
        staffId: user.id,
        action: 'trash_content',
        id,
        work: (client, writer) => trashEntry(client, { id, revision }, writer, announce),
      }),
    ),

    bind(restoreEntry, ({ user, params: { id } }) =>
      answerWrite(dependencies, {
        staffId: user.id,
        action: 'restore_content',
        id,
        work: (client, writer) => restoreFromTrash(client, id, writer),
      }),
    ),

    bind(restoreVersionCall, ({ user, params: { id, number }, body: { revision } }) =>
      answerWrite(dependencies, {
        staffId: user.id,
        action: 'write_content',
        id,
        work: (client, writer) => restoreVersion(client, { id, revision, number: versionNumber(number) }, writer),
      }),
    ),
  ];
}
