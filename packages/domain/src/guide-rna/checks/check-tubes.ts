import { plate96, splitWellLabel } from '../../labware/index.ts';
import { type RowFault, rowFault } from '../faults/fault.ts';
import { checkPositions, tubeRows } from '../positions/position-rules.ts';
import type { KeptTarget } from '../project/kept-targets.ts';
import type { Tube } from '../project/project.ts';
import { type RuleSettings, ruleSettings } from '../settings/rule-settings.ts';
import { settingFaults } from '../settings/setting-rules.ts';
import { checkRows } from './check-rows.ts';

export interface TubesContext {
  /** Names of tubes that are in the cart already; when an item is edited, without its own. */
  readonly tubeNamesInCart: ReadonlySet<string>;
  readonly settings?: RuleSettings;
  /** Targets that the project has several times on purpose; none for what is checked by itself. */
  readonly meantTargets?: readonly KeptTarget[];
}

/** What there is to say about the tubes of a project. */
export interface TubesCheck {
  /** One list for each tube, in the order of the tubes. */
  readonly rows: readonly (readonly RowFault[])[];
  readonly errors: number;
  readonly warnings: number;
  /** Tubes with an error, and tubes with a warning only. */
  readonly tubesToFix: number;
  readonly tubesToReview: number;
}

/** Checks all tubes of a project, as typed: each with its own settings, names among all of them (ruling 36). */
export function checkTubes(tubes: readonly Tube[], context: TubesContext): TubesCheck {
  const rules = context.settings ?? ruleSettings;
  const shared = checkRows(
    tubes.map(({ name, sequence, markedAs, nuclease, modifications, position }) => ({
      name,
      sequence,
      markedAs,
      context: { nuclease, modifications, format: 'tube' },
      place: position,
    })),
    context.meantTargets,
  );
  const positions = checkPositions(
    tubes.map((tube) => splitWellLabel(tube.position)),
    { rows: tubeRows(tubes.length), columns: plate96.columns },
  );
  const rows = tubes.map((tube, at) => [
    ...(shared[at] ?? []),
    ...(context.tubeNamesInCart.has(tube.name.trim()) ? [rowFault('name_exists_in_cart')] : []),
    ...settingFaults(tube, rules).map((code) => rowFault(code)),
    ...(positions[at] ?? []),
  ]);
  const faults = rows.flat();
  const errors = faults.filter((fault) => fault.severity === 'error').length;
  const tubesToFix = rows.filter((own) => own.some((fault) => fault.severity === 'error')).length;
  const spoken = rows.filter((own) => own.length > 0).length;
  return { rows, errors, warnings: faults.length - errors, tubesToFix, tubesToReview: spoken - tubesToFix };
}
