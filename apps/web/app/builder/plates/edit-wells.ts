import type { BuilderPlate, BuilderProject, BuilderWell, NewId, PlateOf } from '../project/builder-project.ts';

/** What a well can be given. A well with neither name nor sequence is empty and not kept. */
export interface WellContent {
  readonly index: number;
  readonly name: string;
  readonly sequence: string;
}

export function updatePlate<Project extends BuilderProject>(
  project: Project,
  plateId: string,
  change: (plate: PlateOf<Project>) => PlateOf<Project>,
): Project {
  const plates = project.plates.map((plate) => (plate.id === plateId ? change(plate) : plate));
  return plates.every((plate, at) => plate === project.plates[at]) ? project : { ...project, plates };
}

/** Puts contents into wells; what was there is replaced, other wells stay as they are. */
export function putWells<Plate extends BuilderPlate>(
  plate: Plate,
  contents: readonly WellContent[],
  newId: NewId,
): Plate {
  const wells = new Map(plate.wells.map((well) => [well.index, well]));
  let changed = false;
  for (const { index, name, sequence } of contents) {
    const before = wells.get(index);
    if ((before?.name ?? '') === name && (before?.sequence ?? '') === sequence) continue;
    changed = true;
    if (name === '' && sequence === '') wells.delete(index);
    else {
      // One field of a row was edited: what else is known of it stays. Two other texts are another row.
      const isSameRow = before !== undefined && (before.name === name || before.sequence === sequence);
      wells.set(index, { ...(isSameRow && before), id: before?.id ?? newId(), index, name, sequence });
    }
  }
  return changed ? { ...plate, wells: inOrder(wells.values()) } : plate;
}

/** One field of one well, as typed. */
export function setWell<Plate extends BuilderPlate>(
  plate: Plate,
  index: number,
  change: Partial<Pick<BuilderWell, 'name' | 'sequence'>>,
  newId: NewId,
): Plate {
  const before = wellAt(plate, index);
  return putWells(plate, [{ index, name: before?.name ?? '', sequence: before?.sequence ?? '', ...change }], newId);
}

export function clearWells<Plate extends BuilderPlate>(plate: Plate, indices: Iterable<number>): Plate {
  const gone = new Set(indices);
  const wells = plate.wells.filter((well) => !gone.has(well.index));
  return wells.length === plate.wells.length ? plate : { ...plate, wells };
}

export const wellAt = (plate: BuilderPlate, index: number): BuilderWell | undefined =>
  plate.wells.find((well) => well.index === index);

const inOrder = (wells: Iterable<BuilderWell>): readonly BuilderWell[] =>
  [...wells].sort((one, other) => one.index - other.index);
