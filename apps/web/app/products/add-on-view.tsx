import type { ItemView } from '../platform/item-views/index.ts';
import { AddOnPicture } from './add-on-picture.tsx';

/** An add-on is what its name says; more of it is another number of copies. */
export const addOnView: ItemView = {
  Picture: ({ item }) => <AddOnPicture slug={item.product_slug} />,
  description: () => null,
  Contents: null,
  reviewed: () => 'item',
  editAddress: () => null,
  canBeDuplicated: false,
  unitWord: (_item, count) => (count === 1 ? 'piece' : 'pieces'),
};
