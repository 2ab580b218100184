export { contentTasks, makeContentJobs } from './content-jobs.ts';
export { type Announce, publishEntry, refreshDependantsOf, unpublishEntry } from './publish-entry.ts';
export { selectReferences, takePublishingTurn } from './read-model.repository.ts';
export { freeAddress, selectRedirects, writeRedirect } from './redirects.repository.ts';
export { resolveFields } from './resolve-fields.ts';
export { scheduleEntry } from './schedule-entry.ts';
export { removeRedirect, type StaleRedirect, setRedirect } from './set-redirect.ts';
export { emptyTrash, restoreFromTrash, trashEntry } from './trash-entry.ts';
