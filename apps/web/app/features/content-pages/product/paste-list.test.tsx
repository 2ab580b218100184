import { orderedProducts } from '@cutsite/content/block';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { orderScreens } from '../parts/order-screens.ts';
import type { OrderedProduct } from '../prices/priced-as.table.ts';
import { PasteList } from './paste-list.tsx';

test.each(Object.keys(orderedProducts) as OrderedProduct[])(
  'a list for %s goes to its order screen, and stands in no address without a script (CT-68)',
  (product) => {
    const drawn = renderToStaticMarkup(<PasteList product={product} />);
    expect(drawn).toContain(`action="${orderScreens[product]}"`);
    expect(drawn).not.toMatch(/<textarea[^>]*\sname=/);
  },
);
