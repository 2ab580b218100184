import type { GenomeSlug } from '../gene/index.ts';
import { positionsInOrder, wellIndex } from '../labware/index.ts';
import {
  builtInGenes,
  type ChosenControl,
  type ControlCounts,
  chosenControls,
  poolRack,
  viabilityLabel,
  withinLimits,
} from './cell-library-limits.ts';

/** A well of a rack that holds a control. */
export interface ControlWell {
  /** Counted row by row from zero. */
  readonly index: number;
  /** `built_in`: a gene that is knocked out in every rack. */
  readonly type: ChosenControl | 'built_in' | 'viability';
  /** What is shown: NTC1, Mock, RELA. */
  readonly label: string;
  /** Which of its type, from 1; null where there is one. */
  readonly number: number | null;
}

/** The wells of every rack of a library: controls stand in the same ones (CL-15, ruling 43). */
export interface RackLayout {
  readonly controls: readonly ControlWell[];
  /** The wells for pools, down the columns (ruling 23): row by row indexes. */
  readonly slots: readonly number[];
}

/** The wells of a rack down the columns. */
const downColumns = positionsInOrder(poolRack, 'by_column').map((position) => wellIndex(position, poolRack));

/**
 * Every well once, neighbours far apart: 29 has no factor in common with 96, and up to 40 wells from the front none lie
 * side by side or above each other.
 */
const spread = downColumns.map((_, at) => downColumns[(at * 29) % downColumns.length] ?? 0);

/** The chosen controls one after the other, as long as each lasts: mock, NTC1, NTC2, mock … */
function inTurn(counts: ControlCounts): Omit<ControlWell, 'index'>[] {
  const types = Object.keys(chosenControls) as ChosenControl[];
  const most = Math.max(...types.map((type) => counts[type]));
  return Array.from({ length: most }, (_, at) =>
    types
      .filter((type) => at < counts[type])
      .map((type) => ({ type, label: chosenControls[type].short, number: at + 1 })),
  ).flat();
}

/**
 * Where controls and pools stand in each rack of a library. Built-in controls come first, so that they keep their wells
 * whatever else is chosen.
 *
 * @param counts numbers outside of the limits are taken at the limit
 */
export function rackLayout(genome: GenomeSlug, counts: ControlCounts): RackLayout {
  const builtIn = builtInGenes[genome].map((label) => ({ type: 'built_in', label, number: null }) as const);
  const viability = { type: 'viability', label: viabilityLabel, number: null } as const;
  const controls = [...builtIn, viability, ...inTurn(withinLimits(counts))].map((control, at) => ({
    index: spread[at] ?? 0,
    ...control,
  }));
  const taken = new Set(controls.map(({ index }) => index));
  return { controls, slots: downColumns.filter((index) => !taken.has(index)) };
}

/** How many wells of each rack the controls take (ruling 43). */
export function controlWellCount(genome: GenomeSlug, counts: ControlCounts): number {
  const { ntc1, ntc2, mockWT } = withinLimits(counts);
  return ntc1 + ntc2 + mockWT + builtInGenes[genome].length + 1;
}

/** Slots used and left, and the racks that they make (ruling 43). */
export interface SlotCount {
  readonly controlWells: number;
  readonly slotsPerRack: number;
  readonly racks: number;
  readonly slots: number;
  readonly used: number;
  readonly left: number;
}

/** Counts the slots of a library. Without pools there is one rack, and it is empty. */
export function countSlots(genome: GenomeSlug, counts: ControlCounts, pools: number): SlotCount {
  const controlWells = controlWellCount(genome, counts);
  const slotsPerRack = poolRack.wellCount - controlWells;
  const racks = Math.max(1, Math.ceil(pools / slotsPerRack));
  const slots = racks * slotsPerRack;
  return { controlWells, slotsPerRack, racks, slots, used: pools, left: slots - pools };
}

/** A pool's place: its rack, counted from zero, and its well there. */
export interface PoolPlace {
  readonly rack: number;
  readonly index: number;
}

/** Where the pool of this number stands; pools fill one rack after the other. */
export function placeOfPool({ slots }: Pick<RackLayout, 'slots'>, number: number): PoolPlace {
  return { rack: Math.floor(number / slots.length), index: slots[number % slots.length] ?? 0 };
}

/** What racks are called: they have no names of their own. */
export const rackName = (rack: number): string => `Rack ${rack + 1}`;
