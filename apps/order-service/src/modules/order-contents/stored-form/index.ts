export { contentsVersion, readStoredContents, type StoredContents } from './stored-contents.ts';
export { itemVersion, readStoredItem } from './stored-item.ts';
