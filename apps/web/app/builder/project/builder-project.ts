/** One well that holds something, as typed. */
export interface BuilderWell {
  readonly id: string;
  /** Counted row by row from zero: A01 is 0. */
  readonly index: number;
  readonly name: string;
  readonly sequence: string;
}

/** One plate. Sparse: empty wells are not listed. A product's plate has its settings beside these fields. */
export interface BuilderPlate {
  readonly id: string;
  readonly name: string;
  readonly wells: readonly BuilderWell[];
}

/** What the builder itself knows of a project. A product's project has its own fields beside these. */
export interface BuilderProject {
  readonly name: string;
  readonly plates: readonly BuilderPlate[];
  readonly activePlateId: string | null;
}

/** The plates that a product's project is made of. */
export type PlateOf<Project extends BuilderProject> = Project['plates'][number];

/** A fresh id for each new row; passed in, so that edits stay pure. */
export type NewId = () => string;

/** The plate that is looked at: the one that was chosen, or the first. */
export function activePlateOf<Project extends BuilderProject>(project: Project): PlateOf<Project> | undefined {
  return project.plates.find((plate) => plate.id === project.activePlateId) ?? project.plates[0];
}

/** The plate in view. A project on a screen of plates always holds at least one. */
export function plateInView<Project extends BuilderProject>(project: Project): PlateOf<Project> {
  const plate = activePlateOf(project);
  if (plate === undefined) throw new Error('A project without plates is on screen.');
  return plate;
}

/** Looking at another plate is no change of the order; the caller keeps it out of the history. */
export const showPlate = <Project extends BuilderProject>(project: Project, plateId: string | null): Project =>
  project.activePlateId === plateId ? project : { ...project, activePlateId: plateId };

/** The same but for the plate that is looked at. */
export const isSameWork = (one: BuilderProject, other: BuilderProject): boolean =>
  one === other ||
  Object.entries({ ...one, activePlateId: null }).every(
    ([field, value]) => field === 'activePlateId' || value === Reflect.get(other, field),
  );
