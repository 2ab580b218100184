import type { BlockName, ShownBlock, ShownBlockOf } from '@cutsite/content/block';
import type { ComponentType } from 'react';
import { TryTargetHero } from '../home/hero/try-target-hero.tsx';
import { ProductCards } from '../home/products/product-cards.tsx';
import { ThreeThings } from '../home/promises/three-things.tsx';
import { CallToAction } from './call-to-action.tsx';
import { EntryList } from './entry-list.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { FormBlock } from './form-block.tsx';
import { HeroBlock } from './hero-block.tsx';
import { ImageBlock, LogosBlock, QuoteBlock, TableBlock, TextBlock, VideoBlock } from './plain-blocks.tsx';
import { OrderButton, PriceTable } from './product-blocks.tsx';
import { Questions } from './questions.tsx';

type BlockViews = {
  readonly [B in BlockName]: ComponentType<{ readonly block: ShownBlockOf<B>; readonly isTitle: boolean }>;
};

/** The component of each block. A block without one is a fault of the compiler. */
const blockViews: BlockViews = {
  hero: HeroBlock,
  try_one_target: TryTargetHero,
  product_range: ProductCards,
  before_you_pay: ThreeThings,
  rich_text: TextBlock,
  feature_grid: FeatureGrid,
  call_to_action: CallToAction,
  faq: Questions,
  image: ImageBlock,
  quote: QuoteBlock,
  logos: LogosBlock,
  video: VideoBlock,
  table: TableBlock,
  entry_list: EntryList,
  embedded_form: FormBlock,
  price_table: PriceTable,
  order_button: OrderButton,
};

export interface BlocksProps {
  readonly blocks: readonly { readonly id: string; readonly block: string }[];
  /** The page has a head of its own. Else a hero that comes first is the head, and its heading the title. */
  readonly isHeaded?: boolean;
}

/** The blocks of a page, one below the other. A block that this build does not know is left out. */
export function Blocks({ blocks, isHeaded = false }: BlocksProps) {
  return blocks.map((block, at) => {
    const View = blockViews[block.block as BlockName] as
      | ComponentType<{ block: ShownBlock; isTitle: boolean }>
      | undefined;
    if (View === undefined) return null;
    return <View key={block.id} block={block as ShownBlock} isTitle={at === 0 && !isHeaded} />;
  });
}
