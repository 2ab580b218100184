import { plate96, type SplitLabel, wellLabel, wellPosition } from '../../labware/index.ts';
import { type PlateFault, plateFault, type RowFault } from '../faults/fault.ts';
import { checkPlateName } from '../names/plate-name-rules.ts';
import { geneEditors } from '../options/gene-editors.ts';
import { checkPositions } from '../positions/position-rules.ts';
import type { KeptTarget } from '../project/kept-targets.ts';
import type { MarkedAs, Plate } from '../project/project.ts';
import type { GuideRnaSettings } from '../settings/default-settings.ts';
import { type RuleSettings, ruleSettings } from '../settings/rule-settings.ts';
import { isPlateYield, settingFaults } from '../settings/setting-rules.ts';
import { checkRows } from './check-rows.ts';

/** A plate needs this many filled wells (GR-96). */
export const plateMinimumWells = 24;

export interface PlateContext {
  /** The names of the other plates of the project. */
  readonly plateNames: readonly string[];
  /** Targets that the project has several times on purpose; none for what is checked by itself. */
  readonly meantTargets?: readonly KeptTarget[];
  readonly settings?: RuleSettings;
}

/** What there is to say about a plate. */
export interface PlateCheck {
  /** About the plate as a whole: name, minimum, yield, modifications, purification, review. */
  readonly faults: readonly PlateFault[];
  /** The names of the other plates that it was checked beside. */
  readonly plateNames: readonly string[];
  /** By well index; wells with nothing to say are left out. */
  readonly wells: ReadonlyMap<number, readonly RowFault[]>;
  /** Wells with both a name and a sequence: the others are still empty, as a tube is (GR-33). */
  readonly filled: number;
  /** Wells with a name, a sequence or both. */
  readonly used: number;
  /** The number of errors on the plate and in its wells together. */
  readonly errors: number;
  readonly warnings: number;
  /** Wells with an error, and wells with a warning only. */
  readonly wellsToFix: number;
  readonly wellsToReview: number;
  /** Somebody looks at the plate before it is made (ruling 6). */
  readonly needsReview: boolean;
}

/** The rules for a plate's settings and its number of filled wells. */
export function checkPlateSettings(settings: GuideRnaSettings, filled: number, rules: RuleSettings): PlateFault[] {
  const { nuclease } = settings;
  const faults: PlateFault[] = settingFaults(settings, rules).map((code) => plateFault(code));
  if (!isPlateYield(settings)) faults.push(plateFault('plate_yield'));
  if (filled < plateMinimumWells) faults.push(plateFault('plate_minimum', { min: plateMinimumWells }));
  if (geneEditors[nuclease].platesNeedReview) {
    faults.push(plateFault('plate_needs_review', { nuclease: geneEditors[nuclease].display }));
  }
  return faults;
}

/** A row that stands on a plate, its place not yet held against the plate. */
export interface PlacedRow {
  readonly name: string;
  readonly sequence: string;
  readonly markedAs?: MarkedAs | undefined;
  readonly position: SplitLabel;
}

/** The rules for all rows of one plate, faults in the order of the rows. */
export function checkPlacedRows(
  rows: readonly PlacedRow[],
  settings: GuideRnaSettings,
  meantTargets?: readonly KeptTarget[],
): RowFault[][] {
  const context = { nuclease: settings.nuclease, modifications: settings.modifications, format: 'plate' } as const;
  const faults = checkRows(
    rows.map(({ name, sequence, markedAs, position: { row, column } }) => {
      const place = row === null || column === null ? '' : wellLabel({ row, column });
      return { name, sequence, markedAs, context, place };
    }),
    meantTargets,
  );
  const positions = checkPositions(
    rows.map((row) => row.position),
    plate96,
  );
  return faults.map((own, at) => [...own, ...(positions[at] ?? [])]);
}

/** Whether a row counts as filled: it has both a name and a sequence. */
export function isFilled(row: { readonly name: string; readonly sequence: string }): boolean {
  return row.name.trim() !== '' && row.sequence.trim() !== '';
}

/** Checks a plate as typed. Wells with neither a name nor a sequence are empty and say nothing. */
export function checkPlate(plate: Plate, context: PlateContext): PlateCheck {
  const rules = context.settings ?? ruleSettings;
  const used = plate.wells.filter((well) => well.name.trim() !== '' || well.sequence.trim() !== '');
  const filled = used.filter(isFilled).length;
  const faults = [...checkPlateName(plate.name, context.plateNames), ...checkPlateSettings(plate, filled, rules)];
  const rows = used.map(({ name, sequence, markedAs, index }) => ({
    name,
    sequence,
    markedAs,
    position: wellPosition(index, plate96),
  }));
  const wells = new Map<number, RowFault[]>();
  for (const [at, own] of checkPlacedRows(rows, plate, context.meantTargets).entries()) {
    const well = used[at];
    if (well === undefined || own.length === 0) continue;
    wells.set(well.index, [...(wells.get(well.index) ?? []), ...own]);
  }
  const { plateNames } = context;
  return { faults, plateNames, wells, filled, used: used.length, ...countFaults(faults, [...wells.values()]) };
}

function countFaults(faults: readonly PlateFault[], wells: readonly (readonly RowFault[])[]) {
  const inWells = wells.flat();
  const all = [...faults, ...inWells];
  const errors = all.filter((fault) => fault.severity === 'error').length;
  const wellsToFix = wells.filter((own) => own.some((fault) => fault.severity === 'error')).length;
  return {
    errors,
    warnings: all.length - errors,
    wellsToFix,
    wellsToReview: wells.length - wellsToFix,
    needsReview: faults.some((fault) => fault.code === 'plate_needs_review'),
  };
}
