export { readExportFolder } from './read-export-folder.ts';
