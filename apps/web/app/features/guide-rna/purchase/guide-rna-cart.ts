import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import type { ProductCart } from '../../../builder/purchase/product-cart.ts';
import { editedGuides } from '../edit-item/edited-name.ts';
import { addedPart, addedText, afterAdd } from './after-add.ts';
import { blockedBecause } from './blocked-because.ts';
import { cartItems } from './cart-items.ts';
import { projectOfCartItem } from './project-of-cart-item.ts';

/** How guide RNA projects come into the cart, and back out of it. */
export const guideRnaCart: ProductCart<GuideRnaProject> = {
  itemsOf: cartItems,
  blockedBecause,
  addedPart,
  afterAdd,
  addedText,
  namesOf: (item) =>
    item.kind === 'guide_rna' && item.product_format === 'tube' ? item.sequences.map(({ name }) => name) : [],
  projectOfItem: projectOfCartItem,
  edited: editedGuides,
};
