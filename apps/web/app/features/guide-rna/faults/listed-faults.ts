import { faultMessage, type Severity } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { CheckedPlate } from '../check/checked-plates.ts';
import { wellAt } from '../project/edit-wells.ts';
import { type Fix, fixOf } from './fixes.ts';

export type FaultPlace =
  | { readonly kind: 'plate'; readonly plateId: string }
  | { readonly kind: 'well'; readonly plateId: string; readonly index: number }
  | { readonly kind: 'tube'; readonly tubeId: string };

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
}

/** Help that follows a specified sentence, which itself is kept to the letter. */
const help: Readonly<Record<string, string>> = {
  plate_needs_review: 'We write within one working day.',
};

/** Faults of one plate: the plate's own, then well by well; errors first. */
export function plateFaults({ plate, check }: CheckedPlate): readonly ListedFault[] {
  const own = check.faults.map(
    (fault): ListedFault => ({
      key: `${plate.id}.${fault.code}`,
      severity: fault.severity,
      at: 'Plate',
      thing: plate.name,
      message: sentence(fault),
      place: { kind: 'plate', plateId: plate.id },
      fix: plateFix(fault.code),
    }),
  );
  const inWells = [...check.wells].flatMap(([index, faults]) => {
    const well = wellAt(plate, index);
    return faults.map(
      (fault): ListedFault => ({
        key: `${plate.id}.${index}.${fault.code}`,
        severity: fault.severity,
        at: wellLabel(wellPosition(index, plate96)),
        thing: well?.name ?? '',
        message: sentence(fault),
        place: { kind: 'well', plateId: plate.id, index },
        fix: well === undefined ? null : fixOf(fault, well, plate),
      }),
    );
  });
  return errorsFirst([...own, ...inWells]);
}

const sentence = (fault: Parameters<typeof faultMessage>[0]): string =>
  [faultMessage(fault), help[fault.code]].filter((part) => part !== undefined).join(' ');

function plateFix(code: CheckedPlate['check']['faults'][number]['code']): Fix | null {
  if (code === 'hplc_unavailable') return { label: 'Use standard', change: { purification: 'spe' } };
  if (code === 'modification_unavailable') return { label: 'Use Standard', change: { modifications: 'Standard' } };
  return code === 'plate_yield' ? { label: 'Use 10 nmol', change: { yield: '10nmol' } } : null;
}

function errorsFirst(faults: readonly ListedFault[]): readonly ListedFault[] {
  return [
    ...faults.filter(({ severity }) => severity === 'error'),
    ...faults.filter(({ severity }) => severity === 'warning'),
  ];
}
