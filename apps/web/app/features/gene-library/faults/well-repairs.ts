import { nearestGenes } from '@cutsite/domain/gene';
import { type CheckedWell, controlsFor } from '@cutsite/domain/gene-library';
import { putWells, updatePlate } from '../../../builder/plates/edit-wells.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';
import type { FaultPlace, Fix } from '../../../builder/repairs/fixes.ts';
import type { GenesAtHand } from '../genes/gene-lists.ts';
import { geneFlags } from '../genes/gene-words.ts';
import type { LibraryDraft } from '../project/library-draft.ts';

/** What a press puts into a well: another name, a chosen gene, or nothing. */
export interface WellContentChange {
  readonly name: string;
  /** The Ensembl id of the gene that is chosen; empty: the name decides. */
  readonly sequence: string;
}
export type LibraryFix = Fix<WellContentChange>;

const fix = (label: string, name: string, sequence = ''): LibraryFix => ({
  label,
  change: { name, sequence },
  difference: null,
  note: null,
  certain: false,
});

const leaveOut = fix('Leave it out', '');

/** What mends a well: the candidates of its name, the nearest names, another control, leaving it out. */
export function repairsOf(well: CheckedWell, genes: GenesAtHand | null): readonly LibraryFix[] {
  const { answer, control, value } = well;
  if (well.errors.length === 0 || genes === null) return [];
  if (control !== null) {
    const others = controlsFor(genes.index.genome).filter(({ type }) => type === control.type);
    return [...others.slice(0, 2).map(({ label }) => fix(`Use ${label}`, label)), leaveOut];
  }
  if (answer?.status === 'ambiguous') {
    const choices = answer.candidates.map(({ gene, name }) => {
      const named = name === gene.symbol ? gene.symbol : `${gene.symbol} (${name})`;
      return fix(`${named}: ${geneFlags(gene)}`, value, gene.ensemblId);
    });
    return [...choices, leaveOut];
  }
  if (answer?.status === 'not_found') {
    const near = nearestGenes(value, genes.index);
    return [...near.map((gene) => fix(`Use ${gene.symbol}: ${geneFlags(gene)}`, gene.symbol)), leaveOut];
  }
  return [leaveOut];
}

/** The project with one repair made. */
export function applyFix(draft: LibraryDraft, place: FaultPlace, { change }: LibraryFix, newId: NewId): LibraryDraft {
  if (place.kind !== 'well') return draft;
  return updatePlate(draft, place.plateId, (plate) => putWells(plate, [{ index: place.index, ...change }], newId));
}
