export { addOnsInCart, forgetAddOnLine, isAddOn, keepAddOnLine } from './add-on-line.repository.ts';
export { linesToWrite, withLineIds } from './line-of-add-on.ts';
