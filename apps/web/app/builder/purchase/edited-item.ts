import type { BuilderProject } from '../project/builder-project.ts';

/** What a product says of a cart item that is being edited. */
export interface EditedItemTexts<Project extends BuilderProject> {
  /** What it is called in the cart: "Plate 1", "TP53-g1", "3 tubes". */
  readonly nameOf: (project: Project) => string;
  /** What was opened, read aloud: "One plate". */
  readonly opened: (project: Project) => string;
}
