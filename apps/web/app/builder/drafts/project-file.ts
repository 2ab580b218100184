import { localMinute } from '@cutsite/domain/day-text';
import { err, type Result } from '@cutsite/domain/result';
import type { BuilderProject } from '../project/builder-project.ts';
import type { DraftFault, DraftRecord } from './draft-record.ts';
import type { DraftStore } from './draft-store.ts';

/** "suppressor-panel-2026-11-21-1204.cutsite.json" */
export function projectFileName(name: string, at: Date): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const minute = localMinute(at).replace('T', '-').replace(':', '');
  return `${words === '' ? 'project' : words}-${minute}.cutsite.json`;
}

/** A project as a file, to be opened again in any browser. */
export const projectFileText = (record: DraftRecord): string => `${JSON.stringify(record, null, 2)}\n`;

/** Reads such a file, of this or an older release. */
export function readProjectFile<Project extends BuilderProject>(
  store: Pick<DraftStore<Project>, 'read'>,
  text: string,
): Result<DraftRecord<Project>, DraftFault> {
  try {
    return store.read(JSON.parse(text));
  } catch {
    return err('corrupt');
  }
}

/** Gives the customer a file to keep. */
export function saveTextFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click; a minute is enough for a disk that is slow.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export const saveProjectFile = (record: DraftRecord): void =>
  saveTextFile(projectFileName(record.project.name, new Date()), projectFileText(record));

/** What could not be read, as it was. */
export const saveSetAside = (record: unknown): void =>
  saveTextFile(projectFileName('unreadable draft', new Date()), `${JSON.stringify(record, null, 2)}\n`);
