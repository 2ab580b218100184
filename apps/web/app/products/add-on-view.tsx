import { addOnQuery } from '@cutsite/domain/price';
import { type AddOnSlug, addOnSlugs } from '@cutsite/domain/product';
import type { ItemView } from '../platform/item-view.ts';
import styles from './item-views.module.css';

/** An add-on is what its name says; more of it is another number of copies. */
export const addOnView: ItemView = {
  Picture: ({ item }) => <AddOnPicture slug={item.product_slug} />,
  description: () => null,
  Contents: null,
  reviewed: () => 'item',
  editAddress: () => null,
  canBeDuplicated: false,
  priceQuery: ({ product_slug: slug }) => {
    const productSlug = addOnSlugs.find((addOnSlug) => addOnSlug === slug);
    return productSlug === undefined ? null : addOnQuery({ productSlug });
  },
  noun: () => ['piece', 'pieces'],
};

/** What an add-on comes in. */
const vessels = { spcas9_nuclease: 'vial', resuspension_buffer: 'bottle' } as const satisfies Record<
  AddOnSlug,
  'vial' | 'bottle'
>;

/** Outline and what is in it, on a grid of 60 by 84. */
const drawings = {
  vial: {
    cap: 'M17 6h26v13H17z',
    glass: 'M20 19h20v40c0 9-3 15-10 19-7-4-10-10-10-19z',
    content: 'M20 47h20v12c0 9-3 15-10 19-7-4-10-10-10-19z',
    label: 'M20 28h20v11H20z',
  },
  bottle: {
    cap: 'M21 6h18v11H21z',
    glass: 'M24 17h12v8l10 9v40a4 4 0 01-4 4H18a4 4 0 01-4-4V34l10-9z',
    content: 'M14 44h32v30a4 4 0 01-4 4H18a4 4 0 01-4-4z',
    label: 'M14 50h32v15H14z',
  },
} as const;

/** A vial or a bottle, as the add-on comes. */
function AddOnPicture({ slug }: { readonly slug: string }) {
  const addOn = addOnSlugs.find((addOnSlug) => addOnSlug === slug);
  const { cap, glass, content, label } = drawings[addOn === undefined ? 'vial' : vessels[addOn]];
  return (
    <svg className={styles.vessel} viewBox="0 0 60 84" aria-hidden="true">
      <path d={content} data-part="content" />
      <path d={label} data-part="label" />
      <path d={glass} data-part="glass" />
      <path d={cap} data-part="cap" />
    </svg>
  );
}
