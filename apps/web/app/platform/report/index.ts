export { ItemFacts } from './item-facts.tsx';
export { ReportDialog } from './report-dialog.tsx';
export { kindText } from './report-words.ts';
