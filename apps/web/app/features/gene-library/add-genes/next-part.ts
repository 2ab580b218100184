import type { NewId } from '../../../builder/project/builder-project.ts';
import { nextPartName } from '../../../genes/list/rest-of-list.ts';
import { freshLibrary, type LibraryDraft } from '../project/library-draft.ts';

/** An empty library with the settings of one that is full, for what it has no room for. */
export const nextPart = (
  { name, genome, plateType, quantityPerWell, replicates }: LibraryDraft,
  newId: NewId,
): LibraryDraft => ({
  ...freshLibrary(newId),
  name: nextPartName(name),
  genome,
  plateType,
  quantityPerWell,
  replicates,
});
