import { BlockGallery } from '../../features/content-pages/gallery/block-gallery.tsx';
import { exampleBlocks } from '../../features/content-pages/gallery/example-blocks.table.ts';
import { pricesOfProducts } from '../../features/content-pages/prices/shown-prices.ts';
import { pageData } from '../../platform/page-data.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import type { Route } from './+types/block-gallery.ts';

export const handle: PageHandle = { hydrate: false };

/** The page server has made sure that staff asks for it. */
export async function loader({ context }: Route.LoaderArgs) {
  const named = exampleBlocks.price_table.map(({ product }) => product);
  const { prices, restrictions } = context.get(pageData);
  return { prices: { ...pricesOfProducts(named, await prices()), restrictions } };
}

export const meta = () => [{ title: 'All blocks · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function BlockGalleryPage({ loaderData }: Route.ComponentProps) {
  return <BlockGallery prices={loaderData.prices} />;
}
