import type { GenomeSlug } from '@cutsite/domain/gene';
import {
  type CheckedWell,
  type ControlSet,
  controlsFor,
  controlsMeant,
  libraryLimits,
} from '@cutsite/domain/gene-library';
import { putWells, updatePlate } from '../../../builder/plates/edit-wells.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';
import type { FaultPlace, Fix } from '../../../builder/repairs/fixes.ts';
import type { GenesAtHand } from '../../../genes/catalogue/gene-list-store.ts';
import { choicesFor, type GeneChoice, leaveOut } from '../../../genes/names/gene-choices.ts';
import { type LibraryDraft, withoutLast } from '../project/library-draft.ts';

/** What a press puts into a well: another name, a chosen gene, or nothing. */
export interface WellContentChange {
  readonly name: string;
  /** The Ensembl id of the gene that is chosen; empty: the name decides. */
  readonly sequence: string;
}

/** What a press takes out of the library: so many wells from its end. */
export interface LastWellsOut {
  readonly lastOut: number;
}
export type LibraryFix = Fix<WellContentChange | LastWellsOut>;

const controlsOfType = ({ type }: ControlSet, genome: GenomeSlug): readonly ControlSet[] =>
  controlsFor(genome)
    .filter((other) => other.type === type)
    .slice(0, 2);

/** What mends a well: the candidates of its name, the nearest names, another control, leaving it out. */
export function choicesOfWell(well: CheckedWell, genes: GenesAtHand): readonly GeneChoice[] {
  const { answer, control, value } = well;
  if (well.errors.length === 0) return [];
  const { genome } = genes.index;
  const meant = control === null ? controlsMeant(value, genome) : controlsOfType(control, genome);
  if (meant.length === 0) return choicesFor(value, answer, genes);
  return [...meant.map(({ label }) => ({ label: `Use ${label}`, name: label, chosenId: '' })), leaveOut];
}

/** The same as repairs, as lists of faults have them. */
export const repairsOf = (well: CheckedWell, genes: GenesAtHand | null): readonly LibraryFix[] =>
  genes === null
    ? []
    : choicesOfWell(well, genes).map(({ label, name, chosenId }) => ({
        label,
        change: { name, sequence: chosenId },
        difference: null,
        note: null,
        certain: false,
      }));

/** A well without what is in it. */
export const emptyWell: LibraryFix = {
  label: leaveOut.label,
  change: { name: leaveOut.name, sequence: leaveOut.chosenId },
  difference: null,
  note: null,
  certain: false,
};

/** What mends a project that holds more wells than it may; null: it does not. */
export function lastWellsOut(filled: number): LibraryFix | null {
  const lastOut = filled - libraryLimits.wellsPerProject.max;
  if (lastOut <= 0) return null;
  const label = lastOut === 1 ? 'Leave the last one out' : `Leave the last ${lastOut} out`;
  return { label, change: { lastOut }, difference: null, note: null, certain: false };
}

/** The project with one repair made. */
export function applyFix(draft: LibraryDraft, place: FaultPlace, { change }: LibraryFix, newId: NewId): LibraryDraft {
  if ('lastOut' in change) return withoutLast(draft, change.lastOut);
  if (place.kind !== 'well') return draft;
  return updatePlate(draft, place.plateId, (plate) => putWells(plate, [{ index: place.index, ...change }], newId));
}
