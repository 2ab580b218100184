import type { CartItemWire } from '@cutsite/contracts/cart';
import { amountText } from '@cutsite/domain/money';
import { countInCopies } from '@cutsite/domain/text';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { useState } from 'react';
import { useItemView } from '../../../platform/item-view.ts';
import type { Cart } from '../calls/use-cart.ts';
import { KeptReport } from '../report/kept-report.tsx';
import styles from './cart-item.module.css';
import { TodaysPrice } from './todays-price.tsx';
import { UnsavedEdits } from './unsaved-edits.tsx';

/** One item with what is in it, its price and what can be done with it. What depends on its kind, its view says. */
export function CartItem({ item, cart }: { readonly item: CartItemWire; readonly cart: Cart }) {
  const busy = cart.busyItemId === item.id;
  const view = useItemView()(item.kind);
  const { Picture, Contents, description, reviewed, editAddress, editsKeptIn, canBeDuplicated, hasFixedCopies } = view;
  const text = description(item);
  const edit = editAddress(item);
  return (
    <li className={styles.item} aria-busy={busy}>
      <div className={styles.picture}>
        <Picture item={item} />
      </div>
      <div className={styles.what}>
        <h3>
          {item.name}{' '}
          {item.needs_review ? (
            <Pill tone="warnMajor" icon="warning">
              Needs review
            </Pill>
          ) : null}
        </h3>
        {text === null ? null : <p>{text}</p>}
        {item.needs_review ? (
          <Notice tone="warnMajor">
            We look at each {reviewed(item)} before it is made. You can order now; we write to you if there is a
            question.
          </Notice>
        ) : null}
        {editsKeptIn === undefined ? null : <UnsavedEdits item={item} />}
        {Contents === null ? null : <Contents item={item} />}
        <div className={styles.actions}>
          {edit === null ? null : (
            <ButtonLink size="small" variant="quiet" icon="edit" href={edit} aria-label={`Edit ${item.name}`}>
              Edit
            </ButtonLink>
          )}
          <KeptReport item={item} />
          {canBeDuplicated ? (
            <Button
              size="small"
              variant="quiet"
              icon="copy"
              busy={busy}
              aria-label={`Duplicate ${item.name}`}
              onClick={() => cart.duplicate(item)}
            >
              Duplicate
            </Button>
          ) : null}
          <Button
            size="small"
            variant="quiet"
            icon="remove"
            busy={busy}
            aria-label={`Remove ${item.name}`}
            onClick={() => cart.remove(item)}
          >
            Remove
          </Button>
          {hasFixedCopies === true ? null : (
            <Quantity item={item} busy={busy} onChange={(quantity) => cart.setQuantity(item, quantity)} />
          )}
        </div>
      </div>
      <ItemPrice item={item} busy={busy} />
    </li>
  );
}

/** What the item costs and which rule set the price; every rule that applied is listed, the winner ticked. */
function ItemPrice({ item, busy }: { readonly item: CartItemWire; readonly busy: boolean }) {
  const { noun, priceQuery } = useItemView()(item.kind);
  const [asked, setAsked] = useState<CartItemWire['price_lines'][number] | null>(null);
  const query = asked === null ? null : (priceQuery?.(item, asked) ?? null);
  const discounted = item.undiscounted_subtotal !== item.subtotal;
  return (
    <div className={styles.price} data-busy={busy || undefined}>
      <p>
        <b>{amountText(item.subtotal)}</b>
        {discounted ? <s>{amountText(item.undiscounted_subtotal)}</s> : null}
      </p>
      {item.price_lines.map((line) => (
        <details
          key={`${line.min_length}-${line.price}`}
          onToggle={(event) => event.currentTarget.open && setAsked(line)}
        >
          <summary>
            {countInCopies(line.count, item.replicates ?? 1, ...noun(item))} × {amountText(line.price)}
            {item.quantity > 1 ? ` × ${item.quantity}` : ''}
          </summary>
          <table>
            <caption className="cs-visually-hidden">Price rules</caption>
            <tbody>
              {line.candidates.map((candidate) => (
                <tr key={candidate.record_id} data-wins={candidate.wins || undefined}>
                  <th scope="row">
                    {candidate.wins ? <Icon name="check" size={12} label="sets the price" /> : null} {candidate.label}
                  </th>
                  <td>{amountText(candidate.price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {asked === line && query !== null ? <TodaysPrice query={query} held={line.price} /> : null}
        </details>
      ))}
    </div>
  );
}

interface QuantityProps {
  readonly item: CartItemWire;
  readonly busy: boolean;
  readonly onChange: (quantity: number) => void;
}

/** Copies of the item (ruling 27). The service says what is too many. */
function Quantity({ item, busy, onChange }: QuantityProps) {
  const { quantity } = item;
  return (
    <div className={styles.quantity} role="group" aria-label={`Copies of ${item.name}`}>
      <Button
        size="small"
        variant="quiet"
        aria-label="One copy fewer"
        blockedBecause={quantity <= 1 ? 'The minimum is one copy. Remove the item instead.' : null}
        busy={busy}
        onClick={() => onChange(quantity - 1)}
      >
        −
      </Button>
      <output aria-label="Copies">{quantity}</output>
      <Button
        size="small"
        variant="quiet"
        aria-label="One copy more"
        busy={busy}
        onClick={() => onChange(quantity + 1)}
      >
        +
      </Button>
    </div>
  );
}
