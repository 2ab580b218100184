import type { Readable } from 'node:stream';
import { addMedia, changeMedia, getMedia, replaceMedia, restoreMedia, trashMedia } from '@cutsite/contracts/content';
import { withTransaction } from '@cutsite/service-base/database';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { ClientBase } from 'pg';
import { v7 as uuid } from 'uuid';
import { insertAudit, selectUsers } from '../../entries/index.ts';
import {
  type MediaRefusal,
  mediaSentence,
  moveMedia,
  selectListedMedia,
  takeMedia,
  updateMedia,
} from '../../media/index.ts';
import { refreshDependantsOf } from '../../publishing/index.ts';
import { mediaToWires, readMediaDetail } from './entry-to-wire.ts';
import { changedMeanwhile, refusedEntry } from './refused-entry.ts';
import type { StaffContentDependencies } from './staff-content.ts';
import { handOf, knownId } from './write-entry.ts';

/** What a write of media is, as it is written down. */
interface MediaWrite {
  readonly staffId: string;
  readonly action: 'add_media' | 'replace_media' | 'change_media' | 'trash_media' | 'restore_media';
  readonly change: { readonly field: string; readonly to: unknown };
}

function refusedMedia(name: string, refusal: MediaRefusal) {
  const sentence = mediaSentence(name, refusal);
  if (refusal === 'no_room') return refuse.noRoom(sentence);
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
  async function afterwards(client: ClientBase, id: string, { staffId, action, change }: MediaWrite): Promise<void> {
    const { by, now } = await handOf(dependencies, staffId);
    const detail = { media: id, [change.field]: change.to };
    await insertAudit(client, { id: uuid(), at: now, by, action, entryId: null, detail });
    const changes = [{ ...change, from: null }];
    await record(client, { staffId, action: 'change_media', subjectId: id, changes, now });
    await refreshDependantsOf(client, id, announce);
  }

  async function take(staffId: string, name: string, body: Readable, instead: string | null) {
    const action = instead === null ? 'add_media' : 'replace_media';
    return takeMedia(dependencies, {
      ...{ name, by: staffId, now: dependencies.clock.now(), instead },
      // What is refused leaves the call open, so that it can be answered.
      bytes: body.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>,
      afterwards: (client, id) => afterwards(client, id, { staffId, action, change: { field: 'name', to: name } }),
    });
  }

  return [
    bind(addMedia, async ({ user, query, body }) => {
      const taken = await take(user.id, query.file_name, body, null);
      if (!taken.ok) return refusedMedia(query.file_name, taken.error);
      const [media] = await read(taken.value.id);
      return media === undefined
        ? refuse.notFound()
        : { status: 200, body: { ...media, was_there: !taken.value.isNew } };
    }),

    bind(replaceMedia, async ({ user, params, query, body }) => {
      const id = knownId(params.id);
      if (id === null || (await selectListedMedia(pool, [id])).length === 0) return refuse.notFound();
      const taken = await take(user.id, query.file_name, body, id);
      return taken.ok ? answer(id) : refusedMedia(query.file_name, taken.error);
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
        if (done !== 'done') return done;
        const change = { field: 'alt', to: words.alt };
        await afterwards(client, id, { staffId: user.id, action: 'change_media', change });
        return done;
      });
      if (outcome === 'stale') return changedMeanwhile('Somebody changed this picture meanwhile. Nothing was written.');
      return outcome === 'done' ? answer(id) : refuse.notFound();
    }),

    bind(trashMedia, async ({ user, params }) => {
      const id = knownId(params.id);
      if (id === null) return refuse.notFound();
      const refused = await withTransaction(pool, async (client) => {
        const by = await selectUsers(client, id);
        if (by.length > 0) return refusedEntry({ code: 'in_use', by });
        const { now } = await handOf(dependencies, user.id);
        if (!(await moveMedia(client, id, now))) return refuse.notFound();
        await afterwards(client, id, {
          ...{ staffId: user.id, action: 'trash_media', change: { field: 'in_trash', to: true } },
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
        const change = { field: 'in_trash', to: false };
        await afterwards(client, id, { staffId: user.id, action: 'restore_media', change });
        return true;
      });
      return isMoved ? answer(id) : refuse.notFound();
    }),
  ];
}
