import { cellLibraryLimits } from '@cutsite/domain/cell-library';
import { expressLimits } from '@cutsite/domain/express-knockout';
import { libraryLimits } from '@cutsite/domain/gene-library';
import {
  modifiedSequenceLimits,
  nameMaxLength,
  plateMinimumWells,
  plateYieldLimitNmol,
} from '@cutsite/domain/guide-rna';
import { knockoutAmounts } from '@cutsite/domain/knockout-cells';

const { wellsPerProject, replicates } = libraryLimits;
const { pools, replicates: racks } = cellLibraryLimits;

/** Figures that the texts name, from the rules that check an order. */
export const figures: Readonly<Record<string, string>> = {
  plateMin: String(plateMinimumWells),
  yieldLimit: String(plateYieldLimitNmol),
  nameMax: String(nameMaxLength),
  mostM: String(modifiedSequenceLimits.m),
  mostStar: String(modifiedSequenceLimits.star),
  libraryWellsMin: String(libraryLimits.wellsPerPlate.min),
  libraryWellsMax: String(wellsPerProject.max),
  copiesMin: String(replicates.min),
  copiesMax: String(replicates.max),
  poolsMin: String(pools.min),
  poolsMax: String(pools.max),
  rackCopiesMin: String(racks.min),
  rackCopiesMax: String(racks.max),
  expressBases: String(expressLimits.bases),
  expressCall: String(expressLimits.sequencesPerCall),
  expressPools: String(expressLimits.poolsPerProject),
  knockoutAmounts: knockoutAmounts.join(', '),
};

/** Days of the example events, as `2026-12-10`: whenever a demo is loaded, three of them are still to come. */
export function eventDays(now: Date): Readonly<Record<string, string>> {
  const dayIn = (weeks: number): string =>
    new Date(now.getTime() + weeks * 7 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  return { dayIn2Weeks: dayIn(2), dayIn7Weeks: dayIn(7), dayIn14Weeks: dayIn(14), day9WeeksAgo: dayIn(-9) };
}
