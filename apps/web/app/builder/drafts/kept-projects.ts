import { hiddenDrafts, notePutBack, noteRemoved } from '../account-links/hidden-drafts.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { chooseRecord } from './choose-record.ts';
import { type AddedToCart, type DraftRecord, isItemDraftId } from './draft-record.ts';
import type { DraftStore } from './draft-store.ts';

export interface KeptProjects<Project extends BuilderProject> {
  /** The one that was changed last first. */
  readonly projects: readonly DraftRecord<Project>[];
  /** How many were saved by a later release of the store: they are left alone, and not hidden. */
  readonly newer: number;
}

/** Every project of this browser. */
export async function keptProjects<Project extends BuilderProject>(
  store: DraftStore<Project>,
): Promise<KeptProjects<Project>> {
  await moveOlderState(store);
  const database = await store.database();
  const inDatabase = new Map((await database.all()).map(({ id, record }) => [id, record]));
  const hidden = await hiddenDrafts(store.product.storageName);
  const projects: DraftRecord<Project>[] = [];
  let newer = 0;
  for (const id of new Set([...inDatabase.keys(), ...store.onLeave.ids()])) {
    if (isItemDraftId(id) || hidden.has(id)) continue;
    const { open } = chooseRecord(store, inDatabase.get(id), store.onLeave.kept(id));
    const read = store.read(open);
    if (read.ok) projects.push(read.value);
    else if (read.error === 'newer') newer += 1;
    else if (open !== undefined) await database.setAside(id, open);
  }
  return { projects: projects.sort((one, other) => other.savedAt - one.savedAt), newer };
}

/** The project that an address without one opens: the one that was changed last, or a new one. */
export async function latestProjectId<Project extends BuilderProject>(store: DraftStore<Project>): Promise<string> {
  try {
    const { projects } = await keptProjects(store);
    // What is in the cart is done; the next work begins beside it.
    return projects.find(({ added }) => added === undefined)?.id ?? store.ids.issue();
  } catch {
    // Nothing can be read here; the work goes on in memory.
    return store.onLeave.ids().find((id) => !isItemDraftId(id)) ?? store.ids.issue();
  }
}

/** A project with the same content and another id, at the top of the list. */
export async function keepCopy<Project extends BuilderProject>(
  store: DraftStore<Project>,
  record: DraftRecord<Project>,
  name: string,
  id: string = crypto.randomUUID(),
): Promise<DraftRecord<Project>> {
  const { added: _, ...work } = record;
  const copy = { ...work, id, revision: 1, savedAt: Date.now(), project: { ...record.project, name } };
  await (await store.database()).put(copy);
  return copy;
}

/** Keeps what went to the cart as a project of its own (PJ-8): the screen goes on with what is left. */
export async function keepAdded<Project extends BuilderProject>(
  store: DraftStore<Project>,
  record: DraftRecord<Project>,
  added: AddedToCart,
): Promise<void> {
  await (await store.database()).put({ ...record, id: crypto.randomUUID(), revision: 1, savedAt: added.at, added });
}

/** Takes a project out of the list; what it was can be put back. */
export async function removeProject<Project extends BuilderProject>(
  store: DraftStore<Project>,
  id: string,
): Promise<void> {
  await noteRemoved(store.product.storageName, id);
  await (await store.database()).remove(id);
  store.onLeave.forget(id);
}

export const putProject = async <Project extends BuilderProject>(
  store: DraftStore<Project>,
  record: DraftRecord<Project>,
): Promise<void> => {
  await notePutBack(store.product.storageName, record.id);
  await (await store.database()).put(record);
};

/** Older state of local storage moves into the database; it is forgotten there only once it is written here. */
async function moveOlderState<Project extends BuilderProject>(store: DraftStore<Project>): Promise<void> {
  const { olderState } = store.product;
  const older = store.onLeave.olderState();
  if (olderState === null || older === undefined) return;
  const database = await store.database();
  const read = store.read(older);
  if (!read.ok) await database.setAside(olderState.draftId, older);
  // Two tabs that move it at the same time write the same record.
  else if ((await database.load(olderState.draftId)) === undefined) await database.put(read.value);
  store.onLeave.forgetOlderState();
}
