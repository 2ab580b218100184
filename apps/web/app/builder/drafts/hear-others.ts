import type { StoreApi } from 'zustand/vanilla';
import type { BuilderProject } from '../project/builder-project.ts';
import type { Builder } from '../project/builder-store.ts';
import type { DraftStore } from './draft-store.ts';
import type { DraftWriter } from './draft-writer.ts';
import type { TabHold, ToldByOthers } from './project-hold.ts';

interface HeardDraft<Project extends BuilderProject> {
  readonly store: DraftStore<Project>;
  readonly draftId: string;
  /** The cart item that is being edited, or null. */
  readonly editedItemId: string | null;
  readonly builder: Pick<Builder<Project>, 'project' | 'rename'>;
  readonly writer: DraftWriter<Project>;
  readonly tabHold: StoreApi<TabHold>;
}

/**
 * What becomes of an open project when the list of projects, the account or the end of a session tells of it. Nothing
 * that was typed here is lost by any of it.
 */
export async function hearOthers<Project extends BuilderProject>(
  { store, draftId, editedItemId, builder, writer, tabHold }: HeardDraft<Project>,
  word: ToldByOthers,
): Promise<void> {
  if (word.kind === 'renamed') builder.rename(word.name);
  if (tabHold.getState().kind !== 'here') return;
  const value = builder.project();
  const isSaved = writer.isSaved(value);
  if (word.kind === 'write_now') writer.flush();
  // Otherwise the next save finds the newer version, and keeps what was typed as a copy.
  if (word.kind === 'replaced' && isSaved) tabHold.setState({ kind: 'replaced' }, true);
  if (word.kind === 'taken_off' && editedItemId === null) tabHold.setState({ kind: 'signed_out' }, true);
  if (word.kind !== 'kept_beside') return;
  const { copyId, copyName } = word;
  tabHold.setState({ kind: 'overtaken', copyId, copyName, by: 'device' }, true);
  store.onLeave.forget(draftId);
  const copy = { ...writer.recordOf(value), id: copyId, revision: 2, project: { ...value, name: copyName } };
  if (!isSaved) await (await store.database()).put(copy);
}
