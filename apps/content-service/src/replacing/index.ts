export { replaceReference } from './replace-reference.ts';
