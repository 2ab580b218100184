import { checkLibrary } from '@cutsite/domain/gene-library';
import { RenewedGeneList } from '../../../genes/check/renewed-gene-list.tsx';
import { useBuilder, useProject } from '../draft/library-drafts.ts';
import { useGenes } from '../genes/use-genes.ts';
import { formatOf, libraryOf } from '../project/library-draft.ts';
import { changedWells } from './changed-wells.ts';

/** A library that was last checked by an older gene list says what that changes. */
export function RenewedLibrary() {
  const builder = useBuilder();
  const draft = useProject();
  const genes = useGenes(draft.genome);
  return (
    <RenewedGeneList
      builder={builder}
      geneList={draft.geneList}
      genome={draft.genome}
      genes={genes}
      holdsGenes={draft.plates.some(({ wells }) => wells.length > 0)}
      noun="library"
      unit="well"
      changesBy={(before, now) => {
        const library = libraryOf(draft);
        const [was, is] = [checkLibrary(library, { index: before.index }), checkLibrary(library, now)];
        return changedWells(was, is, library, formatOf(draft));
      }}
    />
  );
}
