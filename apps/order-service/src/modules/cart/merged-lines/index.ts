export { linesToWrite, mergeKeyOf, withLineIds } from './line-of-item.ts';
export { keepMergedLine, mergedInCart, otherLine } from './merged-line.repository.ts';
