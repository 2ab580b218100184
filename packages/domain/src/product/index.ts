export {
  type AddOnItem,
  type AddOnSlug,
  addOnSlugs,
  type ProductSlug,
  type ProductType,
  productSlugs,
  products,
  productTypes,
  type Temperature,
  temperatures,
} from './products.ts';
export { restrictedIn } from './restricted-in.ts';
export { type ProductRestriction, restrictedProducts } from './restricted-products.table.ts';
export { type ProjectAddOn, setAddOn } from './set-add-on.ts';
