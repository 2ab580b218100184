export { baseCount, countOf } from './base-count.ts';
export { gcPercent } from './gc-percent.ts';
export { upperCaseBases, withoutWhitespace } from './letter-case.ts';
