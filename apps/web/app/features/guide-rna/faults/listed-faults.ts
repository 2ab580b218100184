import type { faultMessage, MeantTarget, Severity } from '@cutsite/domain/guide-rna';

import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { wellAt } from '../../../builder/plates/edit-wells.ts';
import type { CheckedPlate } from '../check/checked-plates.ts';
import type { FaultPlace } from '../fixes/fault-place.ts';
import { type Fix, fixesOf, settingsFix } from '../fixes/fixes.ts';
import { keepOf } from '../kept-duplicates/offered-keeps.ts';
import { repairsOfPlate } from '../repairs/offered-repairs.ts';
import { explained } from '../words/explained.ts';

/** One line of "Before you can order": where, what, which sentence, and the one fix. */
export interface ListedFault {
  readonly key: string;
  readonly severity: Severity;
  /** "A02", "Plate" */
  readonly at: string;
  /** The name of the row; of the plate, when there are several. */
  readonly thing: string;
  readonly message: string;
  readonly place: FaultPlace;
  readonly fix: Fix | null;
  /** Other answers, where there are several. */
  readonly otherFixes: readonly Fix[];
  /** What is meant when it is answered with Keep: of repeated targets. */
  readonly keep: MeantTarget | null;
}

/** Help that follows a specified sentence, which itself is kept to the letter. */
const help: Readonly<Record<string, string>> = {
  plate_needs_review: 'We write within one working day.',
};

const kept = new WeakMap<CheckedPlate, readonly ListedFault[]>();

/** Faults with one answer, which are mended together: errors, and warnings such as a PAM left on. */
export const mendable = (faults: readonly ListedFault[]): readonly ListedFault[] =>
  faults.filter(({ fix }) => fix?.certain === true);

/**
 * Faults of one plate: the plate's own, then well by well; errors first. A plate that did not change is not listed
 * again.
 */
export function plateFaults(checked: CheckedPlate): readonly ListedFault[] {
  const before = kept.get(checked);
  if (before !== undefined) return before;
  const listed = listFaults(checked);
  kept.set(checked, listed);
  return listed;
}

function listFaults(checked: CheckedPlate): readonly ListedFault[] {
  const { plate, check } = checked;
  const repairs = repairsOfPlate(checked);
  const own = check.faults.map(
    (fault): ListedFault => ({
      key: `${plate.id}.${fault.code}`,
      severity: fault.severity,
      at: 'Plate',
      thing: plate.name,
      message: sentence(fault),
      place: { kind: 'plate', plateId: plate.id },
      fix: plateFix(fault.code),
      otherFixes: [],
      keep: null,
    }),
  );
  const inWells = [...check.wells].flatMap(([index, faults]) => {
    const well = wellAt(plate, index);
    return faults.map((fault): ListedFault => {
      const [fix = null, ...otherFixes] = fixesOf(fault, repairs.get(index) ?? []);
      return {
        key: `${plate.id}.${index}.${fault.code}`,
        severity: fault.severity,
        at: wellLabel(wellPosition(index, plate96)),
        thing: well?.name ?? '',
        message: sentence(fault),
        place: { kind: 'well', plateId: plate.id, index },
        fix,
        otherFixes,
        keep: keepOf(fault, well?.sequence ?? '', 'plate'),
      };
    });
  });
  return errorsFirst([...own, ...inWells]);
}

const sentence = (fault: Parameters<typeof faultMessage>[0]): string =>
  [explained(fault), help[fault.code]].filter((part) => part !== undefined).join(' ');

function plateFix(code: CheckedPlate['check']['faults'][number]['code']): Fix | null {
  if (code === 'hplc_unavailable') return settingsFix('Use standard', { purification: 'spe' });
  if (code === 'modification_unavailable') return settingsFix('Use Standard', { modifications: 'Standard' });
  return code === 'plate_yield' ? settingsFix('Use 10 nmol', { yield: '10nmol' }) : null;
}

function errorsFirst(faults: readonly ListedFault[]): readonly ListedFault[] {
  return [
    ...faults.filter(({ severity }) => severity === 'error'),
    ...faults.filter(({ severity }) => severity === 'warning'),
  ];
}
