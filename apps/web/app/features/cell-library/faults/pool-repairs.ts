import {
  type CellLibraryFaultCode,
  type CheckedPool,
  chosenControlNames,
  controlFaultCodes,
  withinLimits,
} from '@cutsite/domain/cell-library';
import { putWells, updatePlate } from '../../../builder/plates/edit-wells.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';
import type { FaultPlace, Fix } from '../../../builder/repairs/fixes.ts';
import type { GenesAtHand } from '../../../genes/catalogue/gene-list-store.ts';
import { choicesFor, leaveOut } from '../../../genes/names/gene-choices.ts';
import { type CellsDraft, withLayout } from '../project/cells-draft.ts';

/** What a press puts into a slot: another name, a chosen gene, or nothing; or the numbers of controls that hold. */
export interface PoolChange {
  readonly name: string;
  /** The Ensembl id of the gene that is chosen; empty: the name decides. */
  readonly sequence: string;
}
export type PoolFix = Fix<PoolChange>;

const plainFix = (label: string, change: PoolChange): PoolFix => ({
  label,
  change,
  difference: null,
  note: null,
  certain: false,
});

/** A slot without its pool. */
export const emptyPool: PoolFix = plainFix(leaveOut.label, { name: leaveOut.name, sequence: leaveOut.chosenId });

/** What mends a pool: the candidates of its name, the nearest names, leaving it out. */
export function repairsOf({ errors, answer, value, type }: CheckedPool, genes: GenesAtHand | null): readonly PoolFix[] {
  if (errors.length === 0 || genes === null) return [];
  const isRepeated = errors.some(({ code }) => code === 'GENE_REPEATED');
  const choices = isRepeated || type === 'control' ? [leaveOut] : choicesFor(value, answer, genes);
  return choices.map(({ label, name, chosenId }) => plainFix(label, { name, sequence: chosenId }));
}

/** What mends a number of controls outside of its limits: "Set to 32". Null for other faults of the whole. */
export function controlFix(code: CellLibraryFaultCode, { controls }: Pick<CellsDraft, 'controls'>): PoolFix | null {
  const name = chosenControlNames.find((one) => controlFaultCodes[one] === code);
  return name === undefined
    ? null
    : plainFix(`Set to ${withinLimits(controls)[name]}`, { name, sequence: String(withinLimits(controls)[name]) });
}

/** The project with one repair made. */
export function applyFix(draft: CellsDraft, place: FaultPlace, { change }: PoolFix, newId: NewId): CellsDraft {
  if (place.kind === 'well')
    return updatePlate(draft, place.plateId, (rack) => putWells(rack, [{ index: place.index, ...change }], newId));
  return withLayout(draft, { controls: { ...draft.controls, [change.name]: Number(change.sequence) } }, newId);
}
