export { ContentFetchError, type ContentFetchFailure, notFoundRedirect } from './content-fetch-error.ts';
export { type FoundAtUrl, findById, findByUrl } from './find-entry.ts';
export { type LegalVersion, selectLegalVersions } from './legal-versions.repository.ts';
export {
  type CardRow,
  type FoundRow,
  hasEntries,
  hasTermsInForce,
  type ListOrder,
  type ListQuery,
  listOrders,
  searchPublished,
  selectCards,
  selectFacets,
  selectSeatsTaken,
  selectSiteMap,
} from './published.repository.ts';
export { searchQuery } from './search-query.ts';
export { foundMarks } from './snippet-of.ts';
export { suggestWords } from './suggest-words.ts';
