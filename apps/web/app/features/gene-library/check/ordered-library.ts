import { type GeneLibraryItem, libraryItem } from '@cutsite/domain/gene-library';
import { type LibraryDraft, libraryOf } from '../project/library-draft.ts';
import { checkedDraft } from './checked-library.ts';

/** The item of the project as it stands, with what can be ordered of it; null until the gene list is there. */
export function itemOf(draft: LibraryDraft): GeneLibraryItem | null {
  const { library, version } = checkedDraft(draft);
  return library === null ? null : libraryItem(libraryOf(draft), library, version);
}
