import {
  agreedSettings,
  type GuideRnaSettings,
  nmolOf,
  type Plate,
  plateYieldLimitNmol,
  type RequestedSettings,
  type SettingField,
} from '@cutsite/domain/guide-rna';
import type { ListRow } from '../../../../builder/list-import/list-rows.ts';
import { withEditor } from '../../project/edit-plates.ts';

/** A row of a list of guides. */
export type GuideRow = ListRow<RequestedSettings>;

/** What a list asks for on a plate beside its guides, and what becomes of it. */
export interface PlateSettings {
  readonly plateName: string;
  /** Taken from the list, because the plate held nothing. */
  readonly taken: Partial<GuideRnaSettings>;
  /**
   * Asked for and not taken, because the plate holds guides that are made otherwise, or plates are not offered with it.
   */
  readonly notTaken: Partial<GuideRnaSettings>;
  /** A plate has one of each, and the rows ask for several. */
  readonly differing: readonly SettingField[];
}

/**
 * An empty plate takes the settings that its rows agree on; a plate with guides keeps its own. Null: nothing to tell.
 */
export function giveSettings(
  plate: Plate,
  rows: readonly GuideRow[],
): { readonly plate: Plate; readonly settings: PlateSettings | null } {
  const { settings, differing } = agreedSettings(rows.map(({ asked }) => asked.settings));
  const others = (Object.keys(settings) as SettingField[]).filter((field) => settings[field] !== plate[field]);
  if (others.length === 0 && differing.length === 0) return { plate, settings: null };
  const isFree = plate.wells.length === 0;
  const canTake = (field: SettingField): boolean => isFree && (field !== 'yield' || fitsPlate(settings.yield));
  const taken = only(settings, others.filter(canTake));
  const notTaken = only(
    settings,
    others.filter((field) => !canTake(field)),
  );
  return {
    plate: { ...plate, ...withEditor(plate, taken) },
    settings: { plateName: plate.name, taken, notTaken, differing },
  };
}

const fitsPlate = (amount: GuideRnaSettings['yield'] | undefined): boolean =>
  amount === undefined || nmolOf(amount) <= plateYieldLimitNmol;

const only = (settings: Partial<GuideRnaSettings>, fields: readonly SettingField[]): Partial<GuideRnaSettings> =>
  Object.fromEntries(fields.map((field) => [field, settings[field]]));
