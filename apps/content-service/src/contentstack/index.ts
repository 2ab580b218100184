export { entryFromStack, idFromStack, type MadeEntry, type StackAsset } from './entry-from-stack.ts';
export { typeFromStack, uidOfType } from './mapping.table.ts';
export { readExportFolder } from './read-export-folder.ts';
