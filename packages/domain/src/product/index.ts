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
export { type ProjectAddOn, setAddOn } from './set-add-on.ts';
