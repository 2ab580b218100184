export { countInCopies } from './count-in-copies.ts';
export { countInWords, countText, groupedDigits } from './count-text.ts';
export { editDistance } from './edit-distance.ts';
export { isOneLine } from './one-line.ts';
export { plainLabel } from './plain-label.ts';
export { shorten } from './shorten.ts';
export { trimCharacters } from './trim-characters.ts';
