export { differingFields } from './differing-fields.ts';
export {
  deleteTrash,
  insertAudit,
  lockEntry,
  replaceUses,
  selectAddresses,
  selectEntry,
  selectUsers,
  selectVersion,
  updateEntry,
} from './entry.repository.ts';
export { type Editor, type EntryRow, type Fields, theStore, type VersionRow } from './entry.ts';
export { brokenIndex, type EntryRefusal, publishedElsewhere, refusalSentences } from './entry-refusal.ts';
export { createEntry, type SavedEntry, saveEntry, type Writer } from './save-entry.ts';
