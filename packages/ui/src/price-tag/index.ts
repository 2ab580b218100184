export { type PriceRule, PriceTag, type PriceTagProps } from './price-tag.tsx';
