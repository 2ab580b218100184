import type { ExportTable } from '@cutsite/domain/sheet';
import { activePlateOf, type BuilderProject, type PlateOf } from '../project/builder-project.ts';
import { bothFiles, type ExportChoice } from './export-choice.ts';

interface PlateTables<Project extends BuilderProject> {
  /** The columns of a plate's table, in words. */
  readonly note: string;
  /** Stands for a name that no file can have. */
  readonly unnamed: string;
  /** A table for each plate. */
  readonly tables: (plates: readonly PlateOf<Project>[]) => readonly ExportTable[] | Promise<readonly ExportTable[]>;
}

/** What can be exported of the plates of a project: the one in view, and all where there are several. */
export function plateChoices<Project extends BuilderProject>(
  project: Project,
  { note, unnamed, tables }: PlateTables<Project>,
): readonly ExportChoice[] {
  const { plates } = project;
  const inView = activePlateOf(project);
  if (inView === undefined) return [];
  const one = bothFiles({ what: 'This plate', note, fileName: inView.name, unnamed, tables: () => tables([inView]) });
  const all = bothFiles({
    what: 'All plates',
    note: `${plates.length} plates, one below the other or on sheets of their own`,
    fileName: project.name,
    unnamed,
    tables: () => tables(plates),
    titled: true,
  });
  return plates.length > 1 ? [...one, ...all] : one;
}
