export {
  catalogueQuestions,
  checkByKind,
  itemName,
  kindOf,
  type NoLongerMade,
  noLongerMade,
  rowOf,
  temperatureOf,
  uniqueNames,
  withRestrictions,
} from './by-kind.ts';
export type {
  CatalogueQuestion,
  ItemFact,
  ItemKindRules,
  ItemKinds,
  ItemName,
  KindCheck,
  KindCheckContext,
  KindedItem,
  KindFault,
  MakingTime,
  OfferedChoice,
  OfferedProduct,
  OfferedProducts,
  ScreenedSequence,
} from './item-kind.ts';
export { type ItemKind, type ItemOfKind, itemKinds, type OrderItem } from './item-kinds.ts';
export { guideMakingTime, makingTimeOf, makingTimes, timeOfLine } from './making-times.table.ts';
export { offeredProducts, orderedProducts, type RequestedSku, skuQuery, soldOptions } from './offered-products.ts';
