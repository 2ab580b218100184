export { isOneLine } from './one-line.ts';
export { trimCharacters } from './trim-characters.ts';
