import type { Readable } from 'node:stream';
import {
  addMedia,
  changeMedia,
  getMedia,
  renameFolder as renameFolderCall,
  replaceMedia,
  restoreMedia,
  trashMedia,
} from '@cutsite/contracts/content';
import { withTransaction } from '@cutsite/service-base/database';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { ClientBase } from 'pg';
import { v7 as uuid } from 'uuid';
import { insertAudit, selectUsers } from '../../entries/index.ts';
import {
  type ArrivingMedia,
  type MediaChange,
  type MediaRefusal,
  mediaSentence,
  moveMedia,
  renameFolder,
  selectAlike,
  selectListedMedia,
  takeMedia,
  updateMedia,
} from '../../media/index.ts';
import { refreshDependantsOf } from '../../publishing/index.ts';
import { mediaToWires, readMediaDetail } from './entry-to-wire.ts';
import { changedMeanwhile, refusedEntry } from './refused-entry.ts';
import type { StaffContentDependencies } from './staff-content.ts';
import { knownId, writerOf } from './write-entry.ts';

/** What a write of media is, as it is written down. */
interface MediaWrite {
  readonly staffId: string;
  readonly action: 'add_media' | 'replace_media' | 'change_media' | 'trash_media' | 'restore_media';
  readonly changes: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[];
}

const changed = (field: string, to: unknown, from: unknown = null) => [{ field, from, to }];

/** What a write changed of what is said, field by field. */
function changedWords({ from, to }: MediaChange): MediaWrite['changes'] {
  const names = ['alt', 'isDecorative', 'focus', 'credit', 'folder'] as const;
  return names.flatMap((name) => (String(from[name]) === String(to[name]) ? [] : changed(name, to[name], from[name])));
}

const fasterThanYou = 'Somebody changed this meanwhile. Nothing was written.';

function refusedMedia(name: string, refusal: MediaRefusal) {
  const sentence = mediaSentence(name, refusal);
  if (refusal === 'no_room') return refuse.diskFull(sentence);
  if (['too_large', 'picture_too_large', 'file_too_large'].includes(refusal)) return refuse.fileTooLarge(sentence);
  return refuse.invalid({ detail: sentence, error_code: 'file_refused' });
}

/** What editors do with pictures and files. */
export function staffMediaRoutes(dependencies: StaffContentDependencies): RouteBinding[] {
  const { pool, announce, record } = dependencies;

  const read = async (id: string) => mediaToWires(dependencies, await selectListedMedia(pool, [id], 'any'));

  async function answer(id: string) {
    const [media] = await read(id);
    return media === undefined ? refuse.notFound() : ({ status: 200, body: media } as const);
  }

  /** Writes down what was done, and draws the pages again that show it. */
  async function afterwards(client: ClientBase, id: string, { staffId, action, changes }: MediaWrite): Promise<void> {
    const { by, now } = await writerOf(dependencies, staffId);
    const detail = { media: id, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) };
    await insertAudit(client, { id: uuid(), at: now, by, action, entryId: null, detail });
    await record(client, { staffId, action: 'change_media', subjectId: id, changes: [...changes], now });
    // Pages show nothing of the folder.
    const isShown = changes.length === 0 || changes.some(({ field }) => field !== 'folder');
    if (isShown) await refreshDependantsOf(client, id, announce);
  }

  interface Sent extends Pick<ArrivingMedia, 'name' | 'instead' | 'folder'> {
    readonly staffId: string;
    readonly body: Readable;
  }

  async function take({ staffId, body, ...sent }: Sent) {
    const action = sent.instead === null ? 'add_media' : 'replace_media';
    return takeMedia(dependencies, {
      ...sent,
      by: staffId,
      now: dependencies.clock.now(),
      bytes: body.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>,
      afterwards: (client, id) => afterwards(client, id, { staffId, action, changes: changed('name', sent.name) }),
    });
  }

  return [
    bind(addMedia, async ({ user, query, body }) => {
      const { file_name: name, folder = '' } = query;
      const taken = await take({ staffId: user.id, body, name, folder, instead: null });
      if (!taken.ok) return refusedMedia(query.file_name, taken.error);
      const { id, isNew } = taken.value;
      const [media] = await read(id);
      const [twin = null] = isNew ? await mediaToWires(dependencies, await selectAlike(pool, id)) : [];
      return media === undefined ? refuse.notFound() : { status: 200, body: { ...media, was_there: !isNew, twin } };
    }),

    bind(replaceMedia, async ({ user, params, query, body }) => {
      const id = knownId(params.id);
      const [there] = id === null ? [] : await selectListedMedia(pool, [id]);
      if (id === null || there === undefined) return refuse.notFound();
      const { file_name: name, revision } = query;
      // A hundred megabytes are not sent for nothing; who is faster while they come is seen when they are kept.
      if (there.revision !== Number(revision)) return changedMeanwhile(fasterThanYou);
      const taken = await take({ staffId: user.id, body, name, instead: { id, revision: there.revision } });
      if (!taken.ok && taken.error === 'changed') return changedMeanwhile(fasterThanYou);
      return taken.ok ? answer(id) : refusedMedia(name, taken.error);
    }),

    bind(getMedia, async ({ params }) => {
      const id = knownId(params.id);
      const media = id === null ? null : await readMediaDetail(dependencies, id);
      return media === null ? refuse.notFound() : { status: 200, body: media };
    }),

    bind(changeMedia, async ({ user, params, body: { revision, is_decorative: isDecorative, ...words } }) => {
      const id = knownId(params.id);
      if (id === null) return refuse.notFound();
      const outcome = await withTransaction(pool, async (client) => {
        const done = await updateMedia(client, { id, revision, by: user.id }, { ...words, isDecorative });
        if (typeof done === 'string') return done;
        await afterwards(client, id, { staffId: user.id, action: 'change_media', changes: changedWords(done) });
        return 'done';
      });
      if (outcome === 'stale') return changedMeanwhile(fasterThanYou);
      return outcome === 'done' ? answer(id) : refuse.notFound();
    }),

    bind(renameFolderCall, async ({ user, body: { from, to } }) => {
      const moved = await withTransaction(pool, async (client) => {
        const { by, now } = await writerOf(dependencies, user.id);
        const count = await renameFolder(client, { from, to, by: user.id });
        if (count === null) return null;
        const detail = { from, to, moved: count };
        await insertAudit(client, { id: uuid(), at: now, by, action: 'rename_folder', entryId: null, detail });
        const changes = changed('folder', to, from);
        await record(client, { staffId: user.id, action: 'change_media', subjectId: from, changes, now });
        return count;
      });
      return moved === null ? refuse.notFound() : { status: 200, body: { moved } };
    }),

    bind(trashMedia, async ({ user, params }) => {
      const id = knownId(params.id);
      if (id === null) return refuse.notFound();
      const refused = await withTransaction(pool, async (client) => {
        const by = await selectUsers(client, id);
        if (by.length > 0) return refusedEntry({ code: 'in_use', by });
        const { now } = await writerOf(dependencies, user.id);
        if (!(await moveMedia(client, id, now))) return refuse.notFound();
        await afterwards(client, id, {
          staffId: user.id,
          action: 'trash_media',
          changes: changed('in_trash', true, false),
        });
        return null;
      });
      return refused ?? answer(id);
    }),

    bind(restoreMedia, async ({ user, params }) => {
      const id = knownId(params.id);
      if (id === null) return refuse.notFound();
      const isMoved = await withTransaction(pool, async (client) => {
        if (!(await moveMedia(client, id, null))) return false;
        const changes = changed('in_trash', false, true);
        await afterwards(client, id, { staffId: user.id, action: 'restore_media', changes });
        return true;
      });
      return isMoved ? answer(id) : refuse.notFound();
    }),
  ];
}
