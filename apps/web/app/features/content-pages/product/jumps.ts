import type { StoredBlock } from '@cutsite/content/field';
import type { ShownEntryOf } from '@cutsite/content/type';

/** What a page of a product shows; an enhanced one has tabs besides. */
export type ProductFields = ShownEntryOf<'product'>['fields'] &
  Partial<Pick<ShownEntryOf<'enhanced_product'>['fields'], 'tabs'>>;

/** A part of a product page that the bar below its head leads to. */
export interface Jump {
  readonly id: string;
  readonly label: string;
  /** Of the block that it is. */
  readonly blockId?: string;
}

/** Longer headings are none for a bar. */
const longest = 32;
const defaultHeadings: Readonly<Record<string, string>> = {
  faq: 'Questions',
  price_table: 'Prices',
  plate_formats: 'Formats',
};

export const jumpTo = (label: string): string => `to-${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** The parts of a product page that have a short heading, in their order. */
export function jumpsOf({ tabs = [], blocks = [], steps = [], related = [] }: ProductFields): readonly Jump[] {
  const ofBlocks = blocks.flatMap((block) => jumpOfBlock(block));
  const ofSteps = steps.length > 0 ? [{ id: jumpTo('How it works'), label: 'How it works' }] : [];
  const all: readonly Jump[] = [
    ...tabs.map(({ label }) => ({ id: jumpTo(label), label })),
    ...ofBlocks.slice(0, 1),
    ...ofSteps,
    ...ofBlocks.slice(1),
    ...(related.some(({ url }) => url !== null) ? [{ id: jumpTo('Related resources'), label: 'Resources' }] : []),
  ];
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
}

function jumpOfBlock(block: StoredBlock): readonly Jump[] {
  const { id: blockId, block: name, heading } = block;
  if (name === 'call_to_action' || name === 'hero' || name === 'order_button') return [];
  const label = defaultHeadings[name] ?? (typeof heading === 'string' ? heading : '');
  return label === '' || label.length > longest ? [] : [{ id: jumpTo(label), label, blockId }];
}
