import {
  type CheckedLibrary,
  type CheckedWell,
  checkLibrary,
  type LibraryFaultCode,
  libraryFaultMessages,
  type WellFaultCode,
} from '@cutsite/domain/gene-library';
import type { WellState } from '@cutsite/ui/plate-grid';
import type { BuilderPlate } from '../../../builder/project/builder-project.ts';
import type { GenesAtHand } from '../../../genes/catalogue/gene-list-store.ts';
import {
  type CheckedGenePlate,
  checkedGenePlate,
  type ShownPlateFault as ShownFaultOfPlate,
  type ShownGeneFault,
} from '../../../genes/check/checked-plate.ts';
import { libraryGenes } from '../genes/library-genes.ts';
import { type LibraryDraft, libraryOf } from '../project/library-draft.ts';

export type ShownWellFault = ShownGeneFault<WellFaultCode, CheckedWell>;
export type ShownPlateFault = ShownFaultOfPlate<LibraryFaultCode>;
/** A plate of the screen with what the rules say about it. */
export type CheckedPlate = CheckedGenePlate<LibraryFaultCode, WellFaultCode, CheckedWell>;

/** The project as the screen shows it. `library`: null until the gene list is there. */
export interface CheckedDraft {
  readonly library: CheckedLibrary | null;
  readonly version: string | null;
  readonly plates: readonly CheckedPlate[];
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
  const own = (found?.faults ?? []).map(shownFault);
  const known = new Map((found?.wells ?? []).map((well) => [well.index, well]));
  return checkedGenePlate(plate, known, isFirst ? [...(library?.faults ?? []).map(shownFault), ...own] : own, stateOf);
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
