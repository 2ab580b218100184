import type { OrderContentsWire } from '@cutsite/contracts/order-contents';
import { amountText, sumText } from '@cutsite/domain/money';
import { countText } from '@cutsite/domain/text';
import type { ReactNode } from 'react';
import { type FoldedItems, foldItems, isFolded, nameWithin } from '../fold-items.ts';
import { useItemView } from '../item-view.ts';
import styles from './order-summary.module.css';

type Item = OrderContentsWire['items'][number];

interface OrderItemsProps {
  readonly items: readonly Item[];
  /** With all that is chosen, such as editor and yield: for who did not choose it. */
  readonly inFull?: boolean;
}

/** The items of an order: name, what it is, price of all copies. */
export function OrderItems({ items, inFull = false }: OrderItemsProps) {
  const viewOf = useItemView();
  const one = (item: Item, name: string) => (
    <li key={item.id}>
      <span>
        <b>{name}</b>
        {inFull && item.facts.length > 0 ? <AllFacts item={item} /> : <ItemFacts item={item} />}
      </span>
      <span>{amountText(item.subtotal)}</span>
    </li>
  );
  return (
    <ul className={styles.items} aria-label="Items">
      {foldItems(items, (kind) => viewOf(kind).foldedFrom).map((line) =>
        isFolded(line) ? <ProjectOfItems key={line.items[0].id} line={line} one={one} /> : one(line, line.name),
      )}
    </ul>
  );
}

interface ProjectOfItemsProps {
  readonly line: FoldedItems<Item>;
  readonly one: (item: Item, name: string) => ReactNode;
}

/** "Suppressors, 64 pools", which unfolds (ruling 83). */
function ProjectOfItems({ line: { project, items }, one }: ProjectOfItemsProps) {
  const { noun } = useItemView()(items[0].kind);
  const count = countText(items.length, ...noun(items[0]));
  return (
    <li>
      <details>
        <summary>
          <b>{project === '' ? count : project}</b>
          {project === '' ? null : <small>{count}</small>}
        </summary>
        <ul>{items.map((item) => one(item, nameWithin(item.name)))}</ul>
      </details>
      <span>{sumText(items.map(({ subtotal }) => subtotal))}</span>
    </li>
  );
}

/** "62 guides on a plate, SpCas9, Standard, 3 nmol, 2 copies": the product first where the name does not say it. */
function AllFacts({ item: { facts, quantity, needs_review: needsReview, name } }: { readonly item: Item }) {
  const words = [
    ...facts.map(({ value }) => value).filter((value) => value !== name),
    ...(quantity > 1 ? [`${quantity} copies`] : []),
    ...(needsReview ? ['needs review'] : []),
  ];
  return words.length === 0 ? null : <small>{words.join(', ')}</small>;
}

/**
 * "62 guides, 2 copies, needs review", or "1 pool" where nothing is listed in it; what the name says already ("4
 * tubes") is not said again.
 */
function ItemFacts({ item }: { readonly item: Item }) {
  const { noun } = useItemView()(item.kind);
  const count = item.sequence_count;
  const words = [
    count > 0 ? countText(count, ...noun(item)) : null,
    item.quantity > 1 ? (count > 0 ? `${item.quantity} copies` : countText(item.quantity, ...noun(item))) : null,
    item.needs_review ? 'needs review' : null,
  ].filter((word) => word !== null);
  const facts = (words.length === 0 ? [countText(1, ...noun(item))] : words).filter((word) => word !== item.name);
  return facts.length === 0 ? null : <small>{facts.join(', ')}</small>;
}
