export { type EditType, editTypeRows, editTypes, expressLimits } from './edit-types.ts';
export {
  checkForm,
  differingBase,
  type Eligibility,
  type EligibilityCode,
  eligibility,
  isNoSequence,
  leadingOverhang,
  type NearestGuide,
  type TargetFacts,
  targetOf,
  trailingPam,
} from './eligibility.ts';
export {
  checkExpressItem,
  type ExpressFaultCode,
  type ExpressItemFault,
  type ExpressKnockoutItem,
  isExpressLine,
  withExpressFacts,
} from './express-item.ts';
export {
  type Answers,
  type CheckedLine,
  type CheckedList,
  checkExpressList,
  type ExpressLine,
  type ExpressPool,
  type ExpressSettings,
  expressItems,
  type LineState,
  lineMessage,
  validationBatches,
  writtenTarget,
} from './express-list.ts';
export { type ReadLines, readExpressLines } from './read-express-lines.ts';
