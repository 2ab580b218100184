import { draftsChanged } from '../drafts/draft-changes.ts';
import type { DraftRecord } from '../drafts/draft-record.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import { tellTabs } from '../drafts/project-hold.ts';
import type { BuilderProject } from '../project/builder-project.ts';

/**
 * Gives a project another name. The revision stays: it is no work that a tab which has the project open could
 * overwrite, and such a tab takes the name over at once. What a tab saves at the same moment is read again and named,
 * never written over.
 */
export async function renameProject<Project extends BuilderProject>(
  store: DraftStore<Project>,
  record: DraftRecord<Project>,
  name: string,
): Promise<void> {
  const database = await store.database();
  const named = (one: DraftRecord<Project>) => ({ ...one, project: { ...one.project, name } });
  for (let written = false; !written; ) {
    const inDatabase = await database.load(record.id);
    const read = store.read(inDatabase);
    // A record that is gone is written again; one that cannot be read is left to the list, which sets it aside.
    if (!read.ok && inDatabase !== undefined) return;
    written = await database.replace(
      record.id,
      (now) => JSON.stringify(now) === JSON.stringify(inDatabase),
      named(read.ok ? read.value : record),
      [],
    );
  }
  draftsChanged(store.product.storageName);
  const left = store.read(store.onLeave.kept(record.id));
  if (left.ok) store.onLeave.keep(named(left.value));
  tellTabs(store.product.storageName, record.id, { kind: 'renamed', name });
}
