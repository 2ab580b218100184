import {
  type CheckedLibrary,
  type CheckedWell,
  checkLibrary,
  type LibraryFaultCode,
  libraryFaultMessages,
  type WellFaultCode,
} from '@cutsite/domain/gene-library';
import type { WellState } from '@cutsite/ui/plate-grid';
import type { CellFault } from '../../../builder/faults/cell-fault.ts';
import type { BuilderPlate } from '../../../builder/project/builder-project.ts';
import type { GenesAtHand } from '../../../genes/catalogue/gene-list-store.ts';
import { libraryGenes } from '../genes/library-genes.ts';
import { type LibraryDraft, libraryOf } from '../project/library-draft.ts';

/** What is wrong with a well, with its sentence and what is known of the well. */
export interface ShownWellFault extends CellFault {
  readonly code: WellFaultCode;
  readonly message: string;
  readonly well: CheckedWell;
}

/** What is wrong with a plate as a whole; what is wrong with the project stands with its first plate. */
export interface ShownPlateFault {
  readonly severity: 'error';
  readonly code: LibraryFaultCode;
  readonly message: string;
}

/** A plate of the screen with what the rules say about it. */
export interface CheckedPlate {
  readonly plate: BuilderPlate;
  /** What is known of each filled well, by its index; empty until the gene list is there. */
  readonly known: ReadonlyMap<number, CheckedWell>;
  readonly check: {
    readonly faults: readonly ShownPlateFault[];
    readonly wells: ReadonlyMap<number, readonly ShownWellFault[]>;
    readonly filled: number;
    readonly wellsToFix: number;
    readonly wellsToReview: number;
  };
  readonly states: ReadonlyMap<number, WellState>;
}

/** The project as the screen shows it. `library`: null until the gene list is there. */
export interface CheckedDraft {
  readonly library: CheckedLibrary | null;
  readonly version: string | null;
  readonly plates: readonly CheckedPlate[];
}

function faultsOf(well: CheckedWell): readonly ShownWellFault[] {
  const shown =
    (severity: CellFault['severity']) => (fault: { readonly code: WellFaultCode; readonly message: string }) => ({
      ...fault,
      severity,
      field: 'name',
      params: {},
      well,
    });
  return [...well.errors.map(shown('error')), ...well.warnings.map(shown('warning'))];
}

function stateOf(well: CheckedWell): WellState {
  if (well.errors.length > 0) return 'error';
  if (well.type === 'control') return 'control';
  return well.warnings.length > 0 ? 'warning' : 'filled';
}

const shownFault = (code: LibraryFaultCode): ShownPlateFault => ({
  severity: 'error',
  code,
  message: libraryFaultMessages[code],
});

function checkedPlate(plate: BuilderPlate, library: CheckedLibrary | null, isFirst: boolean): CheckedPlate {
  const found = library?.plates.find(({ id }) => id === plate.id);
  const filled = plate.wells.filter(({ name }) => name.trim() !== '');
  const own = (found?.faults ?? []).map(shownFault);
  const wells = found?.wells ?? [];
  const faulty = wells.map((well) => [well.index, faultsOf(well)] as const).filter(([, faults]) => faults.length > 0);
  return {
    plate,
    known: new Map(wells.map((well) => [well.index, well])),
    check: {
      faults: isFirst ? [...(library?.faults ?? []).map(shownFault), ...own] : own,
      wells: new Map(faulty),
      filled: filled.length,
      wellsToFix: wells.filter(({ errors }) => errors.length > 0).length,
      wellsToReview: wells.filter(({ errors, warnings }) => errors.length === 0 && warnings.length > 0).length,
    },
    states: new Map(
      found === undefined
        ? filled.map(({ index }) => [index, 'filled'] as const)
        : wells.map((well) => [well.index, stateOf(well)] as const),
    ),
  };
}

const kept = new WeakMap<LibraryDraft, { readonly genes: GenesAtHand | null; readonly checked: CheckedDraft }>();

/** Checks a project; the same answer for the same project and genes. */
export function checkedDraft(
  draft: LibraryDraft,
  genes: GenesAtHand | null = libraryGenes.now(draft.genome),
): CheckedDraft {
  const before = kept.get(draft);
  if (before !== undefined && before.genes === genes) return before.checked;
  const library = genes === null ? null : checkLibrary(libraryOf(draft), genes);
  const plates = draft.plates.map((plate, at) => checkedPlate(plate, library, at === 0));
  const checked = { library, version: genes?.version ?? null, plates };
  kept.set(draft, { genes, checked });
  return checked;
}

/** The plate in view among those that are checked. */
export function plateInView({ plates }: CheckedDraft, activePlateId: string | null): CheckedPlate {
  const active = plates.find(({ plate }) => plate.id === activePlateId) ?? plates[0];
  if (active === undefined) throw new Error('A library without plates is on screen.');
  return active;
}
