import type { FillOrder } from '@cutsite/domain/labware';
import type { BuilderProject, NewId } from '../project/builder-project.ts';

/** Brings a kept record from one version to the next. */
export type Migration = (record: Record<string, unknown>) => Record<string, unknown>;

/** State of a product from before there were drafts: one project, in local storage. */
export interface OlderState {
  /** Its key in local storage. */
  readonly key: string;
  /** The id that the project gets. */
  readonly draftId: string;
  /**
   * What local storage held, as a record of the oldest version. A text that cannot be read stays a text, to be set
   * aside.
   */
  readonly recordOf: (text: string) => unknown;
}

/** What a product hands in so that its projects are kept in the browser, opened again, listed and moved as files. */
export interface ProductDrafts<Project extends BuilderProject> {
  /**
   * Names the product's database, its keys in local and session storage, and the channel between tabs. It never
   * changes: a renamed one would hide every draft that is kept.
   */
  readonly storageName: string;
  /**
   * Rises with each change of shape of a project; every rise comes with a migration and a kept fixture of the older
   * version.
   */
  readonly version: number;
  /** From version n to n + 1, by n. A product that has had one shape only has none. */
  readonly migrations: Readonly<Record<number, Migration>>;
  /** The project, when what was read is one that the screen can show; null sets it aside. */
  readonly readProject: (kept: unknown) => Project | null;
  readonly olderState: OlderState | null;
  /** What the order screen opens with. */
  readonly freshProject: (newId: NewId) => Project;
  /** Puts a project in order after each change; absent: any change leaves one that is. */
  readonly settle?: (project: Project, newId: NewId) => Project;
  /** How its plates are filled until somebody chooses (ruling 23); absent: by row. */
  readonly fillOrder?: FillOrder;
  /** The address of the order screen that shows this project, without the id: `/order/guide-rna/tubes`. */
  readonly orderAddress: (project: Project) => string;
  /**
   * The order screen that shows the project, where each of several shows only a part of it: undo leads to the one where
   * the step was made. Absent: what was undone is seen on every screen of the product.
   */
  readonly screenOf?: (project: Project) => string;
  readonly projectsAddress: string;
  /** The help article about ordering it; absent: there is none. */
  readonly helpAddress?: (project: Project) => string;
}

/** The address that opens a project again, in this browser. */
export const projectAddress = <Project extends BuilderProject>(
  product: ProductDrafts<Project>,
  project: Project,
  id: string,
): string => addressOnScreen(product.orderAddress(project), id);

/** The address that opens a project on this order screen. */
export const addressOnScreen = (screen: string, id: string): string => `${screen}?project=${encodeURIComponent(id)}`;

/** The address that opens a cart item for editing. */
export const itemAddress = <Project extends BuilderProject>(
  product: ProductDrafts<Project>,
  project: Project,
  itemId: string,
): string => `${product.orderAddress(project)}?item=${encodeURIComponent(itemId)}`;
