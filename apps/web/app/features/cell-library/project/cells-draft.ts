import {
  type CellLibraryProject,
  type ControlCounts,
  defaultControls,
  type LibraryPool,
  placeOfPool,
  poolRack,
  type RackLayout,
  rackLayout,
  rackName,
} from '@cutsite/domain/cell-library';
import type { GenomeSlug } from '@cutsite/domain/gene';
import type { BuilderPlate, BuilderProject, BuilderWell, NewId } from '../../../builder/project/builder-project.ts';
import { type KeepsGeneList, withoutGeneList } from '../../../genes/check/kept-gene-list.ts';

/**
 * A library of engineered cells on the order screen (CL-1). Its plates are the racks, and follow from pools and
 * controls (ruling 43). The name of a well is what was typed; its sequence is the Ensembl id of the gene that was
 * chosen for it, or nothing where the name decides.
 */
export interface CellsDraft extends BuilderProject, KeepsGeneList {
  readonly genome: GenomeSlug;
  /** Empty while none is chosen. */
  readonly cellLine: string;
  readonly controls: ControlCounts;
  readonly replicates: number;
  /** Ids of genes whose warnings were read and are meant; absent in what was kept before there were any. */
  readonly meant?: readonly string[];
  /** Ids of the genes that the item of the cart has, while it is edited: all others are new. Absent: it is none. */
  readonly inCart?: readonly string[];
}

export const untitledCells = 'Untitled cell library';

const newRack = (id: string, at: number): BuilderPlate => ({ id, name: rackName(at), wells: [] });

/** What the order screen opens with; our choice, as none is specified (CL-24). */
export function freshCells(newId: NewId): CellsDraft {
  const rack = newRack(newId(), 0);
  return {
    name: untitledCells,
    genome: 'homo_sapiens',
    cellLine: '',
    controls: defaultControls,
    replicates: 1,
    plates: [rack],
    activePlateId: rack.id,
  };
}

/** Where controls and slots are in each rack of a project. */
export const layoutOf = ({ genome, controls }: Pick<CellsDraft, 'genome' | 'controls'>): RackLayout =>
  rackLayout(genome, controls);

/** A place down the columns of a rack. */
const downColumns = ({ index }: Pick<BuilderWell, 'index'>): number =>
  (index % poolRack.columns) * poolRack.rows + Math.floor(index / poolRack.columns);

/**
 * The pools in their order: rack by rack, down the columns. What was put into the well of a control comes after all
 * others, as it is meant for a free slot.
 */
export function poolsIn(draft: CellsDraft): readonly BuilderWell[] {
  const slots = new Set(layoutOf(draft).slots);
  const inOrder = draft.plates.flatMap(({ wells }) =>
    wells.toSorted((one, other) => downColumns(one) - downColumns(other)),
  );
  return [...inOrder.filter(({ index }) => slots.has(index)), ...inOrder.filter(({ index }) => !slots.has(index))];
}

/** The project with these pools, in as many racks as they need. Racks that there were keep their ids. */
export function withPools(draft: CellsDraft, pools: readonly BuilderWell[], newId: NewId): CellsDraft {
  const layout = layoutOf(draft);
  const wells: BuilderWell[][] = [[]];
  for (const [at, pool] of pools.entries()) {
    const { rack, index } = placeOfPool(layout, at);
    const own = wells[rack] ?? [];
    own.push(pool.index === index ? pool : { ...pool, index });
    wells[rack] = own;
  }
  const plates = wells.map((own, at): BuilderPlate => {
    const before = draft.plates[at] ?? newRack(newId(), at);
    const sorted = own.toSorted((one, other) => one.index - other.index);
    const isSame = sorted.length === before.wells.length && sorted.every((well, place) => well === before.wells[place]);
    return isSame ? before : { ...before, wells: sorted };
  });
  const isSame = plates.length === draft.plates.length && plates.every((plate, at) => plate === draft.plates[at]);
  if (isSame) return draft;
  const isShown = plates.some(({ id }) => id === draft.activePlateId);
  return { ...draft, plates, activePlateId: isShown ? draft.activePlateId : (plates.at(-1)?.id ?? null) };
}

/** Another genome or other controls: the pools keep their order, and stand where the slots are then. */
export const withLayout = (
  draft: CellsDraft,
  change: Partial<Pick<CellsDraft, 'genome' | 'controls' | 'cellLine'>>,
  newId: NewId,
): CellsDraft => {
  const isOtherGenome = change.genome !== undefined && change.genome !== draft.genome;
  return withPools({ ...(isOtherGenome ? withoutGeneList(draft) : draft), ...change }, poolsIn(draft), newId);
};

/** Pools stand one after the other, without a gap: what was taken out is closed up, racks come and go. */
export const settledCells = (draft: CellsDraft, newId: NewId): CellsDraft => withPools(draft, poolsIn(draft), newId);

const poolOf = ({ id, name, sequence }: BuilderWell): LibraryPool => ({
  id,
  name,
  chosenId: sequence === '' ? null : sequence,
});

/** The project that the rules check. */
export function cellsOf(draft: CellsDraft): CellLibraryProject {
  const { name, genome, cellLine, controls, replicates } = draft;
  const line = cellLine.trim();
  const pools = poolsIn(draft)
    .filter((pool) => pool.name.trim() !== '')
    .map(poolOf);
  return { name, genome, cellLine: line === '' ? null : line, controls, replicates, pools };
}

const wellOf = ({ id, name, chosenId }: LibraryPool): BuilderWell => ({
  id,
  index: 0,
  name,
  sequence: chosenId ?? '',
});

/** A project as the order screen shows it. */
export function draftOf({ pools, cellLine, ...settings }: CellLibraryProject, newId: NewId): CellsDraft {
  const rack = newRack(newId(), 0);
  const empty = { ...settings, cellLine: cellLine ?? '', plates: [rack], activePlateId: rack.id };
  return withPools(empty, pools.map(wellOf), newId);
}

/** Names put after the pools that there are, each with the gene that was chosen for it. */
export function withNames(
  draft: CellsDraft,
  names: readonly { readonly name: string; readonly chosenId: string }[],
  newId: NewId,
): CellsDraft {
  const added = names.map(({ name, chosenId }) =>
    wellOf({ id: newId(), name, chosenId: chosenId === '' ? null : chosenId }),
  );
  return withPools(draft, [...poolsIn(draft), ...added], newId);
}

/** A place on a rack: the well that a name is typed into. */
export interface RackPlace {
  readonly plateId: string;
  readonly index: number;
}

/**
 * Where a name goes that is typed at a well: into the pool that is there, else into the first free slot, which may be
 * on a rack that is made for it. A slot between pools is free while its name is typed anew: pools close up afterwards.
 */
export function placeForName(
  draft: CellsDraft,
  at: RackPlace,
  newId: NewId,
): RackPlace & { readonly draft: CellsDraft } {
  if (isTaken(draft, at)) return { ...at, draft };
  const layout = layoutOf(draft);
  for (let pools = 0; ; pools += 1) {
    const { rack, index } = placeOfPool(layout, pools);
    const there = draft.plates[rack];
    if (there === undefined) {
      const made = newRack(newId(), rack);
      return { plateId: made.id, index, draft: { ...draft, plates: [...draft.plates, made] } };
    }
    const place = { plateId: there.id, index };
    if (!isTaken(draft, place)) return { ...place, draft };
  }
}

const isTaken = ({ plates }: CellsDraft, { plateId, index }: RackPlace): boolean =>
  plates.some(({ id, wells }) => id === plateId && wells.some((well) => well.index === index));
