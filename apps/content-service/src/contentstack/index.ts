export { entryOfTheirs, idOfTheirs, type MadeEntry, type TheirAsset } from './entry-of-theirs.ts';
export { typeOfTheirs, uidOfType } from './mapping.table.ts';
export { readExportFolder } from './read-export-folder.ts';
