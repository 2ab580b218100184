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
