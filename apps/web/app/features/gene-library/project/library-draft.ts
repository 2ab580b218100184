import type { GenomeSlug } from '@cutsite/domain/gene';
import {
  type LibraryPlateSlug,
  type LibraryProject,
  libraryPlateTypes,
  nearestQuantity,
} from '@cutsite/domain/gene-library';
import { type PlateFormat, positionsInOrder, wellIndex, wellPosition } from '@cutsite/domain/labware';
import type { WellWriting } from '../../../builder/arrange/well-writing.ts';
import type { BuilderPlate, BuilderProject, BuilderWell, NewId } from '../../../builder/project/builder-project.ts';
import { type KeepsGeneList, withoutGeneList } from '../../../genes/check/kept-gene-list.ts';

/**
 * A library on the order screen (GL-1). The name of a well is what was typed; its sequence is the Ensembl id of the
 * gene that was chosen for it, or nothing where the name decides. What is typed again has no choice any more.
 */
export interface LibraryDraft extends BuilderProject, KeepsGeneList {
  readonly genome: GenomeSlug;
  readonly plateType: LibraryPlateSlug;
  /** pmol. */
  readonly quantityPerWell: number;
  readonly replicates: number;
}

export const untitledLibrary = 'Untitled library';

export const newLibraryPlate = (id: string, name: string): BuilderPlate => ({ id, name, wells: [] });

/** What the order screen opens with; our choice, as none is specified (GL-34). */
export function freshLibrary(newId: NewId): LibraryDraft {
  const plate = newLibraryPlate(newId(), 'Plate 1');
  return {
    name: untitledLibrary,
    genome: 'homo_sapiens',
    plateType: '384_echo',
    quantityPerWell: 300,
    replicates: 1,
    plates: [plate],
    activePlateId: plate.id,
  };
}

/** The plate that its type has. */
export const formatOf = ({ plateType }: Pick<LibraryDraft, 'plateType'>): PlateFormat =>
  libraryPlateTypes[plateType].format;

const writings = new Map<PlateFormat, Omit<WellWriting, 'newId'>>();

/** How wells are written: filled down, a name stays as it is. The same object for the same plates. */
export function libraryWells(format: PlateFormat): Omit<WellWriting, 'newId'> {
  const known = writings.get(format);
  if (known !== undefined) return known;
  const made = { format, nextName: (name: string) => name };
  writings.set(format, made);
  return made;
}

/** The project that the rules check. Plates with nothing on them are left out, as long as there is another one. */
export function libraryOf(draft: LibraryDraft): LibraryProject {
  const { name, genome, plateType, quantityPerWell, replicates } = draft;
  const filled = draft.plates.filter(({ wells }) => wells.some((well) => well.name.trim() !== ''));
  const plates = (filled.length > 0 ? filled : draft.plates.slice(0, 1)).map((plate) => ({
    id: plate.id,
    name: plate.name,
    wells: plate.wells.map((well) => ({
      id: well.id,
      index: well.index,
      name: well.name,
      chosenId: well.sequence === '' ? null : well.sequence,
    })),
  }));
  return { name, genome, plateType, quantityPerWell, replicates, plates };
}

/** A project as the order screen shows it. */
export function draftOf({ plates, ...settings }: LibraryProject, newId: NewId): LibraryDraft {
  const shown = plates.map(({ id, name, wells }) => ({
    id,
    name,
    wells: wells
      .map((well): BuilderWell => ({ id: well.id, index: well.index, name: well.name, sequence: well.chosenId ?? '' }))
      .toSorted((one, other) => one.index - other.index),
  }));
  const own = shown.length > 0 ? shown : [newLibraryPlate(newId(), 'Plate 1')];
  return { ...settings, plates: own, activePlateId: own[0]?.id ?? null };
}

/** Another genome; the quantity becomes one that is offered for it. What was typed is looked up again. */
export const withGenome = (draft: LibraryDraft, genome: GenomeSlug): LibraryDraft => ({
  ...withoutGeneList(draft),
  genome,
  quantityPerWell: nearestQuantity(draft.plateType, genome, draft.quantityPerWell),
});

/** The wells of a plate in the order in which libraries are filled: down the columns (ruling 23). */
const downColumns = (wells: readonly BuilderWell[], format: PlateFormat): readonly BuilderWell[] =>
  wells.toSorted((one, other) => {
    const [a, b] = [wellPosition(one.index, format), wellPosition(other.index, format)];
    return a.column - b.column || a.row - b.row;
  });

/**
 * Another plate type. On plates of another size every well stays where it is as long as all of them fit; otherwise the
 * wells go down the columns of as many plates as they need. Nothing is lost.
 */
export function withPlateType(draft: LibraryDraft, plateType: LibraryPlateSlug, newId: NewId): LibraryDraft {
  const [before, after] = [formatOf(draft), libraryPlateTypes[plateType].format];
  const quantityPerWell = nearestQuantity(plateType, draft.genome, draft.quantityPerWell);
  const settings = { ...draft, plateType, quantityPerWell };
  if (before.wellCount === after.wellCount) return settings;
  const indexes = positionsInOrder(after, 'by_column').map((position) => wellIndex(position, after));
  const names = new Set(draft.plates.map(({ name }) => name.trim()));
  const freeName = (): string => {
    let number = draft.plates.length + 1;
    while (names.has(`Plate ${number}`)) number += 1;
    names.add(`Plate ${number}`);
    return `Plate ${number}`;
  };
  const plates = draft.plates.flatMap((plate): readonly BuilderPlate[] => {
    const moved = plate.wells.map((well) => ({ well, at: wellPosition(well.index, before) }));
    if (moved.every(({ at }) => at.row < after.rows && at.column < after.columns)) {
      const wells = moved.map(({ well, at }) => ({ ...well, index: wellIndex(at, after) }));
      return [{ ...plate, wells: wells.toSorted((one, other) => one.index - other.index) }];
    }
    const inOrder = downColumns(plate.wells, before);
    return Array.from({ length: Math.ceil(inOrder.length / after.wellCount) }, (_, part) => ({
      id: part === 0 ? plate.id : newId(),
      name: part === 0 ? plate.name : freeName(),
      wells: inOrder
        .slice(part * after.wellCount, (part + 1) * after.wellCount)
        .map((well, place) => ({ ...well, index: indexes[place] ?? 0 }))
        .toSorted((one, other) => one.index - other.index),
    }));
  });
  return { ...settings, plates };
}

/** Without the last filled wells: from the last plate on, each from its end down the columns (ruling 23). */
export function withoutLast(draft: LibraryDraft, count: number): LibraryDraft {
  const format = formatOf(draft);
  let left = count;
  const plates = draft.plates.toReversed().map((plate) => {
    const filled = downColumns(plate.wells, format).filter(({ name }) => name.trim() !== '');
    const out = new Set(filled.slice(Math.max(0, filled.length - left)).map(({ id }) => id));
    left -= out.size;
    return out.size === 0 ? plate : { ...plate, wells: plate.wells.filter(({ id }) => !out.has(id)) };
  });
  return { ...draft, plates: plates.toReversed() };
}
