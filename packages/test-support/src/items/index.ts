export { generatedItems, type ListedKind, pricedUnits } from './generated-items.ts';
