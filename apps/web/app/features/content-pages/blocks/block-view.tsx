import type { BlockName, ShownBlock, ShownBlockOf } from '@cutsite/content/block';
import { type ComponentType, createContext, useContext } from 'react';
import { BeforeYouPay } from '../home/before-you-pay/before-you-pay.tsx';
import { TryTargetHero } from '../home/hero/try-target-hero.tsx';
import { ProductCards } from '../home/products/product-cards.tsx';
import styles from './blocks.module.css';
import { CallToAction } from './call-to-action.tsx';
import { EntryList } from './entry-list.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { FormBlock } from './form-block.tsx';
import { HeroBlock } from './hero-block.tsx';
import { ImageBlock, LogosBlock, QuoteBlock, TableBlock, TextBlock, VideoBlock } from './plain-blocks.tsx';
import { PlateFormats } from './plate-formats.tsx';
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
  before_you_pay: BeforeYouPay,
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
  plate_formats: PlateFormats,
  order_button: OrderButton,
};

export interface BlocksProps {
  readonly blocks: readonly { readonly id: string; readonly block: string }[];
  /** The page has a head of its own. Else a hero that comes first is the head, and its heading the title. */
  readonly isHeaded?: boolean;
}

/** Whether blocks carry their ids: the content office leads from the page of a draft to its form, and back. */
export const MarkedBlocks = createContext(false);

/** The blocks of a page, one below the other. A block that this build does not know is left out. */
export function Blocks({ blocks, isHeaded = false }: BlocksProps) {
  const isMarked = useContext(MarkedBlocks);
  return blocks.map((block, at) => {
    const View = blockViews[block.block as BlockName] as
      | ComponentType<{ block: ShownBlock; isTitle: boolean }>
      | undefined;
    if (View === undefined) return null;
    const view = <View key={block.id} block={block as ShownBlock} isTitle={at === 0 && !isHeaded} />;
    if (!isMarked) return view;
    return (
      <div key={block.id} className={styles.marked} data-block-id={block.id}>
        {view}
      </div>
    );
  });
}
