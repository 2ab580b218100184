export { replaceReference, selectTarget } from './replace-reference.ts';
