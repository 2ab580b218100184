import type { CartItemWire } from '@cutsite/contracts/cart';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type ItemView, type ItemViews, ItemViewsProvider } from '../../../platform/item-view.ts';
import type { Cart } from '../calls/use-cart.ts';
import { CartItem } from './cart-item.tsx';

const cart = { busyItemId: null } as unknown as Cart;
const library = {
  id: '0198f2a0-0000-7000-8000-000000000001',
  kind: 'probe_library',
  name: 'Kinases',
  product_slug: 'probe_library',
  quantity: 1,
  currency: 'USD',
  subtotal: '120.00',
  undiscounted_subtotal: '120.00',
  price_lines: [{ count: 2, min_length: null, max_length: null, price: '60.00', list_price: '60.00', candidates: [] }],
  needs_review: true,
  report: null,
} as unknown as CartItemWire;

const libraryView: ItemView = {
  Picture: () => <i>picture</i>,
  description: () => '384-well plates',
  Contents: () => <i>contents</i>,
  reviewed: () => 'library',
  editAddress: ({ id }) => `/order/probe-library?item=${id}`,
  canBeDuplicated: true,
  noun: () => ['gene', 'genes'],
};

const shown = (views: ItemViews, item = library): string =>
  renderToStaticMarkup(
    <ItemViewsProvider value={views}>
      <CartItem item={item} cart={cart} />
    </ItemViewsProvider>,
  );

describe('an item in the cart', () => {
  test('looks as the view of its kind says, whichever kinds are handed in', () => {
    const html = shown({ probe_library: libraryView });
    for (const text of ['picture', '384-well plates', 'contents', 'each library before', '2 genes ×', 'Duplicate'])
      expect(html).toContain(text);
    expect(html).toContain(`href="/order/probe-library?item=${library.id}"`);
  });

  test('whose copies are chosen where it is made has no buttons for them (ruling 84)', () => {
    expect(shown({ probe_library: libraryView })).toContain('One copy more');
    expect(shown({ probe_library: { ...libraryView, hasFixedCopies: true } })).not.toContain('One copy more');
  });

  test('with copies of its own says them beside the genes, and never their product (ruling 84)', () => {
    const [line] = library.price_lines;
    const copied = { ...library, replicates: 3, price_lines: [{ ...line, count: 81, price: '49.68' }] } as CartItemWire;
    expect(shown({ probe_library: libraryView }, copied)).toContain('27 genes × 3 copies × $49.68');
  });

  test('of a kind that the page does not know has its name and price, and can be removed', () => {
    const html = shown({});
    for (const text of ['Kinases', '$120.00', '2 pieces ×', 'Remove Kinases']) expect(html).toContain(text);
    expect(html).not.toContain('Duplicate');
    expect(html).not.toContain('Edit Kinases');
  });
});
