import { afterEach, expect, test, vi } from 'vitest';
import { draftsChanged } from '../drafts/draft-changes.ts';
import type { DraftDatabase } from '../drafts/draft-database.ts';
import type { DraftRecord } from '../drafts/draft-record.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import { plainProduct, plainProject, plainStore } from '../drafts/plain-product.cases.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { listenForSaves } from './listen-for-saves.ts';
import { renameProject } from './rename-project.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const aRecord = (name: string, revision: number): DraftRecord => ({
  id: 'p1',
  version: plainProduct.version,
  revision,
  writer: 'the other tab',
  savedAt: revision,
  project: plainProject(() => 'plate-1', name),
});

/** A store that holds one record; `meanwhile` happens once, between what is read and what is written. */
function holding(first: unknown, meanwhile: () => unknown = () => first) {
  let kept = first;
  let happened = false;
  const database: Partial<DraftDatabase<BuilderProject>> = {
    load: async () => kept,
    async replace(_id, isAsSeen, next) {
      if (!happened) kept = meanwhile();
      happened = true;
      if (!isAsSeen(kept)) return false;
      kept = next;
      return true;
    },
  };
  const store: DraftStore<BuilderProject> = {
    ...plainStore,
    database: async () => database as DraftDatabase<BuilderProject>,
    onLeave: { ...plainStore.onLeave, kept: () => undefined },
  };
  return { store, kept: () => kept };
}

test('a project that another tab saves at the moment when it is renamed keeps its work and gets the name (PJ-10)', async () => {
  const saved = aRecord('a slip', 2);
  const { store, kept } = holding(aRecord('a slip', 1), () => saved);
  await renameProject(store, aRecord('a slip', 1), 'Kinase screen');
  expect(kept()).toEqual({ ...saved, project: { ...saved.project, name: 'Kinase screen' } });
});

test('a project that is gone is kept again, and one that cannot be read is left for the list', async () => {
  const gone = holding(undefined);
  await renameProject(gone.store, aRecord('before', 1), 'after');
  expect(gone.kept()).toMatchObject({ project: { name: 'after' } });
  const unreadable = holding({ of: 'nobody knows what' });
  await renameProject(unreadable.store, aRecord('before', 1), 'after');
  expect(unreadable.kept()).toEqual({ of: 'nobody knows what' });
});

test('lists hear of what any tab keeps, of their own product alone', async () => {
  const [list, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  stops.push(listenForSaves('plain', list), listenForSaves('another product', other));
  draftsChanged('plain');
  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce());
  draftsChanged('another product');
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
  expect(list).toHaveBeenCalledOnce();
});
