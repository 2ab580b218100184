export { announcePageChange, pageChangeChannel, pathOfChange } from './announce-page-change.ts';
