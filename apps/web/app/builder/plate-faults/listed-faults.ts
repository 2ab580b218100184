import { type PlateFormat, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { type CellFault, errorsFirst } from '../faults/cell-fault.ts';
import { wellAt } from '../plates/edit-wells.ts';
import type { BuilderPlate, BuilderWell } from '../project/builder-project.ts';
import type { FaultPlace } from '../repairs/fixes.ts';

/** A plate with what its product says about it. */
export interface ListedPlate<PlateFault, WellFault> {
  readonly plate: BuilderPlate;
  readonly check: {
    /** Of the plate as a whole. */
    readonly faults: readonly PlateFault[];
    /** By the index of the well. */
    readonly wells: ReadonlyMap<number, readonly WellFault[]>;
  };
}

/** One line of "Before you can order": where, what, which sentence, and what can be pressed. */
export interface ListedFault<F, Meant> {
  readonly key: string;
  readonly code: string;
  readonly severity: CellFault['severity'];
  /** "A02", "Plate" */
  readonly at: string;
  /** The name of the row; of the plate, when there are several. */
  readonly thing: string;
  readonly message: string;
  readonly place: FaultPlace;
  readonly fix: F | null;
  /** Other answers, where there are several. */
  readonly otherFixes: readonly F[];
  /** What is meant when it is answered with Keep; null for what cannot be kept. */
  readonly keep: Meant | null;
}

type CodedFault = Pick<CellFault, 'severity' | 'code'>;

/** What a product says about its faults. */
interface FaultSentences<Checked, PlateFault, WellFault, F, Meant> {
  readonly format: PlateFormat;
  readonly sentence: (fault: PlateFault | WellFault) => string;
  readonly plateFix: (fault: PlateFault, checked: Checked) => F | null;
  readonly wellFixes: (fault: WellFault, index: number, checked: Checked) => readonly F[];
  readonly keepOf: (fault: WellFault, well: BuilderWell | undefined) => Meant | null;
}

/**
 * Lists the faults of one plate: the plate's own, then well by well; errors first. A plate that did not change is not
 * listed again.
 */
export function faultLister<
  PlateFault extends CodedFault,
  WellFault extends CodedFault,
  Checked extends ListedPlate<PlateFault, WellFault>,
  F,
  Meant,
>(
  says: FaultSentences<Checked, PlateFault, WellFault, F, Meant>,
): (checked: Checked) => readonly ListedFault<F, Meant>[] {
  const kept = new WeakMap<Checked, readonly ListedFault<F, Meant>[]>();
  return (checked) => {
    const before = kept.get(checked);
    if (before !== undefined) return before;
    const listed = listFaults(checked, says);
    kept.set(checked, listed);
    return listed;
  };
}

function listFaults<
  PlateFault extends CodedFault,
  WellFault extends CodedFault,
  Checked extends ListedPlate<PlateFault, WellFault>,
  F,
  Meant,
>(
  checked: Checked,
  { format, sentence, plateFix, wellFixes, keepOf }: FaultSentences<Checked, PlateFault, WellFault, F, Meant>,
): readonly ListedFault<F, Meant>[] {
  const { plate, check } = checked;
  const own = check.faults.map(
    (fault): ListedFault<F, Meant> => ({
      key: `${plate.id}.${fault.code}`,
      code: fault.code,
      severity: fault.severity,
      at: 'Plate',
      thing: plate.name,
      message: sentence(fault),
      place: { kind: 'plate', plateId: plate.id },
      fix: plateFix(fault, checked),
      otherFixes: [],
      keep: null,
    }),
  );
  const inWells = [...check.wells].flatMap(([index, faults]) => {
    const well = wellAt(plate, index);
    return faults.map((fault): ListedFault<F, Meant> => {
      const [fix = null, ...otherFixes] = wellFixes(fault, index, checked);
      return {
        key: `${plate.id}.${index}.${fault.code}`,
        code: fault.code,
        severity: fault.severity,
        at: wellLabel(wellPosition(index, format)),
        thing: well?.name ?? '',
        message: sentence(fault),
        place: { kind: 'well', plateId: plate.id, index },
        fix,
        otherFixes,
        keep: keepOf(fault, well),
      };
    });
  });
  return errorsFirst([...own, ...inWells]);
}

/** Faults with one answer, which are mended together: errors, and warnings such as bases left on. */
export const mendable = <F extends { readonly certain: boolean }, Listed extends Pick<ListedFault<F, unknown>, 'fix'>>(
  faults: readonly Listed[],
): readonly Listed[] => faults.filter(({ fix }) => fix?.certain === true);

/** The plate that a fault lies on, by its name, for a list of several plates; null for what a plate says of itself. */
export function plateNameOf(
  { place }: Pick<ListedFault<unknown, unknown>, 'place'>,
  plates: readonly { readonly plate: BuilderPlate }[],
): string | null {
  if (plates.length < 2 || place.kind !== 'well') return null;
  return plates.find(({ plate }) => plate.id === place.plateId)?.plate.name ?? null;
}
