export { baseCount, countOf, gcPercent, upperCaseBases, withoutWhitespace } from './base-count.ts';
export { type Chemistry, notationOnly } from './notation/notation-tokens.ts';
export { type NotationReading, readNotation, writtenBases } from './notation/read-notation.ts';
