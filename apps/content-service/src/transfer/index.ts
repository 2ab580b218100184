export { type ContentCommand, contentUsage, runContentCommand } from './content-command.ts';
export { type ContentFile, readContentFile } from './content-file.ts';
export { exportContent } from './export-content.ts';
export { type ImportFaults, type ImportSummary, importContent } from './import-content.ts';
