import { genomeSlugs } from '@cutsite/domain/gene';
import { libraryPlateSlugs, libraryPlateTypes } from '@cutsite/domain/gene-library';
import { isRecord } from '../../../builder/drafts/draft-record.ts';
import { isOneOf, isPlateOf, isText, isTextOrNull } from '../../../builder/drafts/kept-shape.ts';
import type { LibraryDraft } from '../project/library-draft.ts';

/** Whether what a browser kept is a library that the screen can show. Amounts and copies are for the rules. */
export function isLibraryDraft(kept: unknown): kept is LibraryDraft {
  if (!isRecord(kept) || !isOneOf(libraryPlateSlugs, kept['plateType'])) return false;
  const { wellCount } = libraryPlateTypes[kept['plateType']].format;
  return (
    isText(kept['name']) &&
    isOneOf(genomeSlugs, kept['genome']) &&
    Number.isFinite(kept['quantityPerWell']) &&
    Number.isFinite(kept['replicates']) &&
    (kept['geneList'] === undefined || typeof kept['geneList'] === 'string') &&
    isTextOrNull(kept['activePlateId']) &&
    Array.isArray(kept['plates']) &&
    kept['plates'].length > 0 &&
    kept['plates'].every((plate) => isPlateOf(plate, wellCount))
  );
}
