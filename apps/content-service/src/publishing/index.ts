export { contentTasks, makeContentJobs } from './content-jobs.ts';
export { type Announce, publishEntry, unpublishEntry } from './publish-entry.ts';
export { freeAddress, writeRedirect } from './redirects.repository.ts';
export { scheduleEntry } from './schedule-entry.ts';
export { emptyTrash, restoreFromTrash, trashEntry } from './trash-entry.ts';
