import type { IconName } from '@cutsite/ui/icon';
import type { BuilderProject } from '../project/builder-project.ts';

/** What a product hands in so that its projects can be distinguished in a list. */
export interface ProjectListing<Project extends BuilderProject> {
  /** The names a project is found by, beside its own. */
  readonly namesIn: (project: Project) => readonly string[];
  /** Nothing was typed into it or chosen to be ordered, whatever its settings. */
  readonly isBlank: (project: Project) => boolean;
  /** "62 guides on 2 plates: TP53-g1, TP53-g2 …" */
  readonly summaryOf: (project: Project) => string;
  readonly formatOf: (project: Project) => { readonly icon: IconName; readonly label: string };
  /** What one row of a project is called: "guide". */
  readonly row: string;
}
