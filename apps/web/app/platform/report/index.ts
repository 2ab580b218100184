export { ItemFacts } from './item-facts.tsx';
export { ReportDialog } from './report-dialog.tsx';
export { kindText, rowText, stepText } from './report-words.ts';
