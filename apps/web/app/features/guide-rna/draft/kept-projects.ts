import { draftDatabase, type SetAside } from './draft-database.ts';
import { type DraftRecord, isItemDraftId, readDraft } from './draft-record.ts';
import { forgetLastWords, forgetOlderState, keepLastWords, lastWords, olderState, spokenOf } from './last-words.ts';
import { olderStateId } from './older-state.ts';
import { sayRenamed } from './project-hold.ts';
import { whichRecord } from './which-record.ts';

export interface KeptProjects {
  /** The one that was changed last first. */
  readonly projects: readonly DraftRecord[];
  /** How many were saved by a later release of the store: they are left alone, and not hidden. */
  readonly newer: number;
}

/** Every project of this browser. */
export async function keptProjects(): Promise<KeptProjects> {
  await moveOlderState();
  const database = await draftDatabase();
  const inDatabase = new Map((await database.all()).map(({ id, record }) => [id, record]));
  const projects: DraftRecord[] = [];
  let newer = 0;
  for (const id of new Set([...inDatabase.keys(), ...spokenOf()])) {
    if (isItemDraftId(id)) continue;
    const { open } = whichRecord(inDatabase.get(id), lastWords(id));
    const read = readDraft(open);
    if (read.ok) projects.push(read.value);
    else if (read.error === 'newer') newer += 1;
    else if (open !== undefined) await database.setAside(id, open);
  }
  return { projects: projects.sort((one, other) => other.savedAt - one.savedAt), newer };
}

/** The project that an address without one opens: the one that was changed last, or a new one. */
export async function latestProjectId(newId: () => string): Promise<string> {
  try {
    const { projects } = await keptProjects();
    return projects[0]?.id ?? newId();
  } catch {
    // Nothing can be read here; the work goes on in memory.
    return spokenOf().find((id) => !isItemDraftId(id)) ?? newId();
  }
}

/** A project with the same content and another id, at the top of the list. */
export async function keepCopy(record: DraftRecord, name: string, id: string): Promise<DraftRecord> {
  const copy = { ...record, id, revision: 1, savedAt: Date.now(), project: { ...record.project, name } };
  await (await draftDatabase()).put(copy);
  return copy;
}

/** Takes a project out of the list; what it was can be put back. */
export async function removeProject(id: string): Promise<void> {
  await (await draftDatabase()).remove(id);
  forgetLastWords(id);
}

/**
 * Gives a project another name. The revision stays: it is no work that a tab which has the project open could overwrite,
 * and such a tab takes the name over at once.
 */
export async function renameProject(record: DraftRecord, name: string): Promise<void> {
  const database = await draftDatabase();
  const read = readDraft(await database.load(record.id));
  const kept = read.ok ? read.value : record;
  await database.put({ ...kept, project: { ...kept.project, name } });
  const spoken = readDraft(lastWords(record.id));
  if (spoken.ok) keepLastWords({ ...spoken.value, project: { ...spoken.value.project, name } });
  sayRenamed(record.id, name);
}

export const putProject = async (record: DraftRecord): Promise<void> => (await draftDatabase()).put(record);

/** Records that could not be read, each as it was. */
export const allSetAside = async (): Promise<readonly SetAside[]> => (await draftDatabase()).allSetAside();

export const removeSetAside = async (id: number): Promise<void> => (await draftDatabase()).removeSetAside(id);

/** Older state of local storage moves into the database; it is forgotten there only once it is written here. */
async function moveOlderState(): Promise<void> {
  const older = olderState();
  if (older === undefined) return;
  const database = await draftDatabase();
  const read = readDraft(older);
  if (!read.ok) await database.setAside(olderStateId, older);
  // Two tabs that move it at the same time write the same record.
  else if ((await database.load(olderStateId)) === undefined) await database.put(read.value);
  forgetOlderState();
}
