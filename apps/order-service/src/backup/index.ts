export { type BackupSummary, backUp } from './back-up.ts';
export { BackupRefused } from './backup-refused.ts';
export { type RestoreSummary, restore } from './restore.ts';
