import { contentTypeNames } from '@cutsite/content/type';
import {
  countEntries,
  countMedia,
  listEntries,
  listMedia,
  listViews,
  removeView,
  saveView,
} from '@cutsite/contracts/content';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import {
  countStates,
  deleteView,
  type EntryFilter,
  insertView,
  readViews,
  selectEntries,
} from '../../editing/index.ts';
import { countFolders, countMediaKinds, selectMediaBytesInAll, selectMediaList } from '../../media/index.ts';
import { mediaToWires, rowToWire } from './entry-to-wire.ts';
import type { StaffContentDependencies } from './staff-content.ts';
import { knownId } from './write-entry.ts';

const daysOf = { today: 1, week: 7, month: 31 } as const;
const idOfNothing = '00000000-0000-0000-0000-000000000000';

/** Lists of editors: entries, how many there are, kept filters, media. */
export function staffListRoutes(dependencies: StaffContentDependencies): RouteBinding[] {
  const { pool, clock, namesOf } = dependencies;
  return [
    bind(listEntries, async ({ user, query }) => {
      const { state, by, changed } = query;
      const filter: EntryFilter = {
        types: query.type?.split(','),
        search: query.search,
        state: state === 'mine' ? undefined : state,
        updatedBy:
          state === 'mine' || by === 'me' ? user.id : by === undefined ? undefined : (knownId(by) ?? idOfNothing),
        uses: query.uses === undefined ? undefined : (knownId(query.uses) ?? idOfNothing),
        changedSince: changed === undefined ? undefined : new Date(clock.now().getTime() - daysOf[changed] * 864e5),
      };
      const sort = query.sort ?? '-changed';
      const { entries, total } = await selectEntries(pool, filter, { sort, page: Number(query.page ?? '1') });
      const names = await namesOf([...new Set(entries.flatMap(({ updatedBy }) => updatedBy ?? []))]);
      return { status: 200, body: { entries: entries.map((entry) => rowToWire(entry, names)), total } };
    }),

    bind(countEntries, async ({ user }) => {
      const { states, types, editors } = await countStates(pool, user.id);
      const names = await namesOf(editors);
      const inOrder = contentTypeNames.flatMap((name) => types.find((one) => one.name === name) ?? []);
      return {
        status: 200,
        body: { states: [...states], types: inOrder, editors: [...names].map(([id, name]) => ({ id, name })) },
      };
    }),

    bind(listViews, async ({ user }) => ({ status: 200, body: { views: await readViews(pool, user.id) } })),

    bind(saveView, async ({ user, body }) => {
      const isKept = await insertView(pool, { staffId: user.id, ...body, now: clock.now() });
      if (!isKept) return refuse.conflict('You keep fifty filters. Forget one before you keep another.');
      return { status: 200, body: { views: await readViews(pool, user.id) } };
    }),

    bind(removeView, async ({ user, params }) => {
      const id = knownId(params.id);
      if (id === null || !(await deleteView(pool, user.id, id))) return refuse.notFound();
      return { status: 200, body: { views: await readViews(pool, user.id) } };
    }),

    bind(listMedia, async ({ query }) => {
      const { kind, folder, search = '', sort } = query;
      const asked = { kind, folder, search, sort, page: Number(query.page ?? '1') };
      const { media, total } = await selectMediaList(pool, asked);
      return { status: 200, body: { media: await mediaToWires(dependencies, media), total } };
    }),

    bind(countMedia, async () => {
      const [{ total, kinds }, folders, bytes] = await Promise.all([
        countMediaKinds(pool),
        countFolders(pool),
        selectMediaBytesInAll(pool),
      ]);
      const space = { bytes, most_bytes: dependencies.mediaInAllBytes };
      return { status: 200, body: { total, kinds: [...kinds], folders: [...folders], ...space } };
    }),
  ];
}
