import type { BuilderProject } from '../project/builder-project.ts';
import type { DraftRecord } from './draft-record.ts';
import type { DraftStore } from './draft-store.ts';

/** What a project opens with, and what another tab left that must not get lost over it. */
export interface Choice<Project extends BuilderProject> {
  /** As it was kept, of whatever version or state. */
  readonly open: unknown;
  /** True when `open` is newer than the database, which should get it. */
  readonly unsaved: boolean;
  readonly keepAsWell: DraftRecord<Project> | null;
}

/**
 * Between the database and what a page saved while it was left. What follows on what the database holds wins; what
 * another tab has overtaken is kept beside it.
 */
export function chooseRecord<Project extends BuilderProject>(
  store: Pick<DraftStore<Project>, 'read'>,
  inDatabase: unknown,
  atLeaving: unknown,
): Choice<Project> {
  const left = store.read(atLeaving);
  const stay: Choice<Project> = { open: inDatabase, unsaved: false, keepAsWell: null };
  // What was saved on leaving and cannot be read is no reason to doubt the draft.
  if (!left.ok) return stay;
  if (inDatabase === undefined) return { open: atLeaving, unsaved: true, keepAsWell: null };
  const read = store.read(inDatabase);
  if (!read.ok) return { ...stay, keepAsWell: left.value };
  const [saved, record] = [left.value, read.value];
  const followsOn =
    saved.revision > record.revision || (saved.writer === record.writer && saved.savedAt > record.savedAt);
  if (followsOn) return { open: atLeaving, unsaved: true, keepAsWell: null };
  const known = saved.writer === record.writer || sameProject(saved, record);
  return known ? stay : { ...stay, keepAsWell: saved };
}

const sameProject = (one: DraftRecord, other: DraftRecord): boolean =>
  JSON.stringify(one.project) === JSON.stringify(other.project);
