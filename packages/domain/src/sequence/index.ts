export { baseCount, countOf } from './base-count.ts';
export { gcPercent } from './gc-percent.ts';
export { upperCaseBases, withoutWhitespace } from './letter-case.ts';
export { type Chemistry, notationOnly } from './notation/notation-tokens.ts';
export { type NotationReading, readNotation, writtenBases } from './notation/read-notation.ts';
