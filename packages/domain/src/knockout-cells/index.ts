export { catalogueCode } from './catalogue-code.ts';
export { codeOfRow } from './code-of-row.ts';
export {
  type Deliverable,
  type Deliverables,
  demoDeliverables,
  type ProductDeliverables,
} from './deliverables.table.ts';
export {
  cellLineFaults,
  geneFaults,
  type KnockoutFault,
  type KnockoutFaultCode,
  quantityFaults,
} from './knockout-faults.ts';
export { checkKnockoutItem, type KnockoutItem, withKnockoutFacts } from './knockout-item.ts';
export {
  type CheckedRow,
  checkKnockoutList,
  type KnockoutCatalogue,
  type KnockoutList,
  type KnockoutRow,
  knockoutItems,
  listFromKnockout,
  paralogsOf,
} from './knockout-list.ts';
export {
  type KnockoutProduct,
  type KnockoutSlug,
  knockoutAmounts,
  knockoutLimits,
  knockoutProducts,
  knockoutSlugs,
} from './knockout-products.table.ts';
export { isOwnLine, lineOfTimes, ownLine, ownLineFault, ownLineName } from './own-line.ts';
