export { type BrokenLink, selectBrokenLinks } from './broken-links.repository.ts';
export { readLinkLists } from './read-link-lists.ts';
