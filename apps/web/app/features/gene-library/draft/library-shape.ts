import { genomeSlugs } from '@cutsite/domain/gene';
import { libraryPlateSlugs, libraryPlateTypes } from '@cutsite/domain/gene-library';
import { isRecord } from '../../../builder/drafts/draft-record.ts';
import type { LibraryDraft } from '../project/library-draft.ts';

const isOneOf = <Word extends string>(words: readonly Word[], word: unknown): word is Word =>
  words.some((one) => one === word);

const isWell = (kept: unknown, wellCount: number): boolean =>
  isRecord(kept) &&
  typeof kept['id'] === 'string' &&
  typeof kept['name'] === 'string' &&
  typeof kept['sequence'] === 'string' &&
  Number.isInteger(kept['index']) &&
  Number(kept['index']) >= 0 &&
  Number(kept['index']) < wellCount;

const isPlate = (kept: unknown, wellCount: number): boolean =>
  isRecord(kept) &&
  typeof kept['id'] === 'string' &&
  typeof kept['name'] === 'string' &&
  Array.isArray(kept['wells']) &&
  kept['wells'].every((well) => isWell(well, wellCount));

/** Whether what a browser kept is a library that the screen can show. Amounts and copies are for the rules. */
export function isLibraryDraft(kept: unknown): kept is LibraryDraft {
  if (!isRecord(kept) || !isOneOf(libraryPlateSlugs, kept['plateType'])) return false;
  const { wellCount } = libraryPlateTypes[kept['plateType']].format;
  return (
    typeof kept['name'] === 'string' &&
    isOneOf(genomeSlugs, kept['genome']) &&
    Number.isFinite(kept['quantityPerWell']) &&
    Number.isFinite(kept['replicates']) &&
    (kept['activePlateId'] === null || typeof kept['activePlateId'] === 'string') &&
    Array.isArray(kept['plates']) &&
    kept['plates'].length > 0 &&
    kept['plates'].every((plate) => isPlate(plate, wellCount))
  );
}
