export { keepPageOnDrop } from './keep-page-on-drop.ts';
