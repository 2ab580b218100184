import type { GenomeSlug } from '../gene/index.ts';
import { type PlateFormat, plateFormats } from '../labware/index.ts';

/** The rack that pools of cells come in: 8 rows (A to H) of 12 (CL-2). */
export const poolRack: PlateFormat = {
  ...plateFormats['96_well_deep_well'],
  slug: 'rack_96_pools',
  label: 'Rack of 96 pools',
};

/** Controls whose number the customer chooses, for each rack. */
export type ChosenControl = 'ntc1' | 'ntc2' | 'mockWT';

/** How many of each chosen control a rack holds. */
export type ControlCounts = Readonly<Record<ChosenControl, number>>;

/** What a chosen control is called, what it is, and how many a rack may hold (CL-11 to CL-13). */
export const chosenControls = {
  mockWT: { label: 'Mock, wild type', short: 'Mock', caption: 'No guide', min: 2, max: 32 },
  ntc1: { label: 'NTC1', short: 'NTC1', caption: 'Non-targeting', min: 0, max: 12 },
  ntc2: { label: 'NTC2', short: 'NTC2', caption: 'Non-targeting', min: 0, max: 12 },
} as const satisfies Readonly<
  Record<
    ChosenControl,
    {
      readonly label: string;
      readonly short: string;
      readonly caption: string;
      readonly min: number;
      readonly max: number;
    }
  >
>;

/** All chosen controls, in the order in which they are shown. */
export const chosenControlNames = ['ntc1', 'ntc2', 'mockWT'] as const satisfies readonly ChosenControl[];

/** Genes that are knocked out in every rack of a genome (CL-4, CL-5). */
export const builtInGenes: Readonly<Record<GenomeSlug, readonly string[]>> = {
  homo_sapiens: ['TRAC', 'RELA', 'IFNGR1'],
  mus_musculus: ['Il1r1', 'Keap1', 'C3'],
};

/** The well that is used up in the viability test, and not shipped (CL-6). */
export const viabilityLabel = 'Viability';

/** Limits of a library (CL-9, CL-10); the length of its name is that of a project's. */
export const cellLibraryLimits = {
  pools: { min: 20, max: 360 },
  replicates: { min: 1, max: 4 },
  nameLength: { max: 60 },
  cellLineLength: { max: 60 },
} as const;

/** What a new project starts with: ours, as no number is specified (CL-24). */
export const defaultControls: ControlCounts = { ntc1: 4, ntc2: 4, mockWT: 8 };

/** A number of controls as a rack can hold it: what is typed beyond the limits is drawn at the limit. */
export function withinLimits(counts: ControlCounts): ControlCounts {
  const within = (name: ChosenControl) => {
    const { min, max } = chosenControls[name];
    const whole = Math.trunc(counts[name]);
    return Number.isFinite(whole) ? Math.min(Math.max(whole, min), max) : min;
  };
  return { ntc1: within('ntc1'), ntc2: within('ntc2'), mockWT: within('mockWT') };
}
