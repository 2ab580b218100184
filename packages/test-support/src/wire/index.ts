export { arbitraryInput } from './arbitrary-input.ts';
