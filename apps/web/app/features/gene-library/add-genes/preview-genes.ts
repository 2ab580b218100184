import type { CheckedWell } from '@cutsite/domain/gene-library';
import { checkedDraft } from '../check/checked-library.ts';
import type { GenesAtHand } from '../genes/gene-lists.ts';
import { wayWord } from '../genes/gene-words.ts';
import type { LibraryDraft } from '../project/library-draft.ts';
import type { LaidGenes, LaidName } from './lay-genes.ts';

/** The parts of a preview, in the order in which they are shown. */
export const previewParts = ['needs_you', 'resolved', 'to_check', 'controls', 'as_typed'] as const;
export type PreviewPart = (typeof previewParts)[number];

/** A name of the list with what it means. */
export interface PreviewedName extends LaidName {
  readonly well: CheckedWell;
  readonly part: PreviewPart;
}

function partOf(well: CheckedWell): PreviewPart {
  if (well.errors.length > 0) return 'needs_you';
  if (well.type === 'control') return 'controls';
  if (well.warnings.length > 0) return 'to_check';
  return wayWord(well) === null ? 'as_typed' : 'resolved';
}

/** What adding the list would do, name by name, in the order of the list: every line is accounted for. */
export function previewGenes(after: LibraryDraft, { laid }: LaidGenes, genes: GenesAtHand): readonly PreviewedName[] {
  const { plates } = checkedDraft(after, genes);
  const known = new Map(plates.map((plate) => [plate.plate.id, plate.known]));
  return laid.flatMap((name) => {
    const well = known.get(name.plateId)?.get(name.index);
    return well === undefined ? [] : [{ ...name, well, part: partOf(well) }];
  });
}
