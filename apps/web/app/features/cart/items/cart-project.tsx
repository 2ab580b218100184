import type { CartItemWire } from '@cutsite/contracts/cart';
import { amountText, sumText } from '@cutsite/domain/money';
import { countText } from '@cutsite/domain/text';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { useState } from 'react';
import { type FoldedItems, nameWithin } from '../../../platform/fold-items.ts';
import { useItemView } from '../../../platform/item-view.ts';
import type { Cart } from '../calls/use-cart.ts';
import styles from './cart-item.module.css';
import project from './cart-project.module.css';
import { UnsavedEdits, UnsavedEditsWithin } from './unsaved-edits.tsx';

interface CartProjectProps {
  readonly line: FoldedItems<CartItemWire>;
  readonly cart: Cart;
}

/** The items of one project as one line with their sum; unfolded, each can be edited and taken out (ruling 83). */
export function CartProject({ line: { project: called, items }, cart }: CartProjectProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = items;
  const { Picture, description, noun, editsKeptIn } = useItemView()(first.kind);
  const count = countText(items.length, ...noun(first));
  const name = called === '' ? count : called;
  const descriptions = new Set(items.map(description));
  const [same] = descriptions;
  const reviews = items.filter(({ needs_review: needsReview }) => needsReview).length;
  return (
    <li className={styles.item} aria-busy={cart.isBusyWithMany}>
      <div className={styles.picture}>
        <Picture item={first} />
      </div>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p>
          {called === '' ? '' : `${count}. `}
          {descriptions.size === 1 ? same : null}
          {reviews === 0 ? '' : ` ${reviews} of them need a review.`}
        </p>
        {editsKeptIn === undefined ? null : <UnsavedEditsWithin items={items} />}
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className={project.summary}>Show each</summary>
          {isOpen ? (
            <ul className={project.items} aria-label={`Items of ${name}`}>
              {items.map((item) => (
                <ItemOfProject key={item.id} item={item} cart={cart} />
              ))}
            </ul>
          ) : null}
        </details>
        <div className={styles.actions}>
          <Button
            size="small"
            variant="quiet"
            icon="remove"
            busy={cart.isBusyWithMany}
            aria-label={`Remove all ${items.length} of ${name}`}
            onClick={() => cart.removeAll({ name, items })}
          >
            Remove all {items.length}
          </Button>
        </div>
      </div>
      <div className={styles.price} data-busy={cart.isBusyWithMany || undefined}>
        <p>
          <b>{sumText(items.map(({ subtotal }) => subtotal))}</b>
        </p>
        <p className={project.each}>{priceText(items, count)}</p>
      </div>
    </li>
  );
}

/** "64 pools × $480.00", or how many prices there are. */
function priceText(items: readonly CartItemWire[], count: string): string {
  const prices = new Set(items.map(({ subtotal }) => subtotal));
  const [price] = prices;
  if (prices.size !== 1 || price === undefined) return `${prices.size} different prices`;
  return `${count} × ${amountText(price)}`;
}

function ItemOfProject({ item, cart }: { readonly item: CartItemWire; readonly cart: Cart }) {
  const { Contents, description, editAddress, editsKeptIn } = useItemView()(item.kind);
  const edit = editAddress(item);
  const busy = cart.busyItemId === item.id;
  return (
    <li aria-busy={busy}>
      <div>
        <b>{nameWithin(item.name)}</b>
        {item.quantity > 1 ? ` × ${item.quantity}` : null}
        {editsKeptIn === undefined ? null : <UnsavedEdits item={item} />}
        {Contents === null ? <small>{description(item)}</small> : <Contents item={item} />}
      </div>
      <span>{amountText(item.subtotal)}</span>
      <span className={project.actions}>
        {edit === null ? null : (
          <ButtonLink size="small" variant="quiet" icon="edit" href={edit} aria-label={`Edit ${item.name}`}>
            Edit
          </ButtonLink>
        )}
        <Button
          size="small"
          variant="quiet"
          icon="remove"
          busy={busy}
          aria-label={`Remove ${item.name}`}
          onClick={() => cart.remove(item)}
        />
      </span>
    </li>
  );
}
