import type { GuideRnaSettings } from '@cutsite/domain/guide-rna';
import type { FilledPlate } from '@cutsite/domain/labware';
import type { WellState } from '@cutsite/ui/plate-grid';

/** A plate of a project of guides that more can be sent to, as it was when it was read. */
export interface PlateToFill extends FilledPlate, GuideRnaSettings {
  readonly id: string;
  readonly name: string;
  readonly projectName: string;
  /** The order screen that shows its project. */
  readonly address: string;
  /** The shape of each well that holds something. */
  readonly states: () => ReadonlyMap<number, WellState>;
}

/** The plates of this browser's projects, the project that was changed last first. */
export type ReadPlatesToFill = () => Promise<readonly PlateToFill[]>;
