export { chooseCallToAction } from './call-to-action-endpoint.ts';
export { receiveContentstackMessage } from './contentstack-endpoint.ts';
export { getContentById, getContentByUrl, listContent, searchContent } from './endpoints.ts';
export type { EntryRowWire, EntryWire, MediaDetailWire, MediaWire, PointedAtWire } from './staff/content-schemas.ts';
export {
  createEntry,
  duplicateEntry,
  getEntry,
  getVersion,
  listEntryLog,
  listVersions,
  lookAtEntry,
  publishEntry,
  restoreEntry,
  restoreVersion,
  reviewEntry,
  saveEntry,
  scheduleEntry,
  sharePreview,
  trashEntry,
  unpublishEntry,
} from './staff/entry-endpoints.ts';
export {
  bulkEntryActions,
  changeManyEntries,
  countEntries,
  countMedia,
  entrySorts,
  listEntries,
  listMedia,
  listViews,
  mediaKinds,
  mediaSorts,
  removeView,
  saveView,
} from './staff/list-endpoints.ts';
export {
  addMedia,
  changeMedia,
  getMedia,
  renameFolder,
  replaceMedia,
  restoreMedia,
  trashMedia,
} from './staff/media-endpoints.ts';
export { listMissedSearches } from './staff/missed-search-endpoints.ts';
export {
  addNote,
  listNotes,
  listPreviewLinks,
  markNote,
  type NoteWire,
  revokePreviewLink,
} from './staff/review-endpoints.ts';
export { getContentSource, readContentSource } from './staff/source-endpoints.ts';
export { exportEntries, importEntries, listRedirects, removeRedirect, setRedirect } from './staff/tool-endpoints.ts';
export { listBrokenLinks, listUses, replaceUses } from './staff/use-endpoints.ts';
