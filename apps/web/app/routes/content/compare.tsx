import { orderedProducts } from '@cutsite/content/block';
import {
  ComparePage,
  compareDescription,
  comparedProducts,
} from '../../features/content-pages/compare/compare-page.tsx';
import { pageMeta } from '../../features/content-pages/meta/entry-meta.ts';
import type { OrderedProduct } from '../../features/content-pages/prices/priced-as.table.ts';
import { PricesOfPage, pricesOfProducts } from '../../features/content-pages/prices/shown-prices.ts';
import { pageData } from '../../platform/page-data.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import type { Route } from './+types/compare.ts';

export const handle: PageHandle = { hydrate: false };

const isProduct = (name: unknown): name is OrderedProduct =>
  typeof name === 'string' && Object.hasOwn(orderedProducts, name);

/** The page of each product, by what its entry says is ordered there. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, origin, prices } = context.get(pageData);
  const types = ['product', 'enhanced_product'];
  const { entries } = await content.list({ types, facets: [], order: 'title', skip: 0, limit: 100 });
  const pages = Object.fromEntries(
    entries.flatMap(({ url, card: { product, legacy } }) =>
      url === null || legacy === true || !isProduct(product) ? [] : [[product, url]],
    ),
  );
  return { origin, pages, prices: pricesOfProducts(comparedProducts, await prices()) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...pageMeta({
    title: 'Compare the products',
    description: compareDescription,
    path: '/compare',
    origin: loaderData?.origin ?? '',
  }),
];

export default function Compare({ loaderData: { pages, prices } }: Route.ComponentProps) {
  return (
    <PricesOfPage value={prices}>
      <ComparePage pages={pages} />
    </PricesOfPage>
  );
}
