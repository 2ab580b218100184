import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { err, ok, type Result } from '@cutsite/domain/result';
import { type Migration, migrateOlderState } from './older-state.ts';
import { isProject, isRecord, withPlate } from './project-shape.ts';

/** Rises with each change of shape; every rise comes with a step in `migrations` and a fixture of the older version. */
export const draftVersion = 3;

/** A project as the browser keeps it. */
export interface DraftRecord {
  readonly id: string;
  readonly version: typeof draftVersion;
  /** Rises by one with each save, so that a tab notices when another one has saved in between. */
  readonly revision: number;
  /** The opening of the page that saved it. */
  readonly writer: string;
  readonly savedAt: number;
  readonly project: GuideRnaProject;
}

/** `newer`: written by a later release of the store, which this page must not overwrite. */
export type DraftFault = 'corrupt' | 'newer';

/** From version n to n + 1. */
const migrations: Readonly<Record<number, Migration>> = {
  0: migrateOlderState,
  1: (record) => ({ ...record, revision: 0, writer: '' }),
  2: ({ project, ...record }) => ({
    ...record,
    project: isRecord(project) ? { ...project, meantTargets: [] } : project,
  }),
};

/** Reads what the browser holds, whatever it is, and brings it to the version of today. */
export function readDraft(kept: unknown): Result<DraftRecord, DraftFault> {
  if (!isRecord(kept) || typeof kept['version'] !== 'number') return err('corrupt');
  if (kept['version'] > draftVersion) return err('newer');
  let record = kept;
  for (let version = kept['version']; version < draftVersion; version += 1) {
    const migrate = migrations[version];
    if (migrate === undefined) return err('corrupt');
    record = migrate(record);
  }
  const { id, revision, writer, savedAt, project } = record;
  if (typeof id !== 'string' || typeof savedAt !== 'number' || !isProject(project)) return err('corrupt');
  if (typeof revision !== 'number' || typeof writer !== 'string') return err('corrupt');
  return ok({ id, version: draftVersion, revision, writer, savedAt: timeOf(savedAt), project: withPlate(project) });
}

/** A number that is no time is no reason to lose a project: 0 stands for a time that is not known. */
const timeOf = (savedAt: number): number => (Number.isNaN(new Date(savedAt).getTime()) ? 0 : savedAt);

/** Unsaved work on a cart item is kept like a project, but is none: it never stands in the list. */
export const itemDraftId = (itemId: string): string => `item:${itemId}`;
export const isItemDraftId = (draftId: string): boolean => draftId.startsWith('item:');
