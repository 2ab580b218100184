export { type ContentCommand, contentUsage, runContentCommand } from './content-command.ts';
export { type ContentFile, readContent, readContentFile } from './content-file.ts';
export { exportContent } from './export-content.ts';
export { type ImportFaults, type ImportSummary, importContent } from './import-content.ts';
export { importFile } from './import-file.ts';
