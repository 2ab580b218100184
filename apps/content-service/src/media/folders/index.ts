export { countFolders, renameFolder } from './folders.repository.ts';
