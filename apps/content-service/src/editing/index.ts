export { addTag, duplicateEntry, restoreVersion } from './copy-entry.ts';
export { selectDetail, selectLog, selectVersions } from './entry-detail.repository.ts';
export {
  countStates,
  type EntryFilter,
  type ListedEntry,
  selectEntries,
  selectListed,
} from './list-entries.repository.ts';
export { addNote, endNotesOfStore, insertNote, markNote, type Note, selectNotes } from './notes.repository.ts';
export { type ReviewOutcome, reviewEntry } from './review-entry.ts';
export { deleteView, insertView, readViews } from './views.repository.ts';
