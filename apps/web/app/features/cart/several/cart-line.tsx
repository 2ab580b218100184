import type { CartEntryWire } from '@cutsite/contracts/cart';
import { amountText } from '@cutsite/domain/money';
import { countText } from '@cutsite/domain/text';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { Pill } from '@cutsite/ui/pill';
import { type FormEvent, useState } from 'react';
import { momentText } from '../../../platform/day-text.ts';
import styles from './carts.module.css';
import type { CartChange } from './carts-calls.ts';

interface CartLineProps {
  readonly cart: CartEntryWire;
  readonly busy: boolean;
  /** What is wrong with the name that was typed. */
  readonly refusal: string | null;
  readonly onChange: (change: CartChange) => void;
}

/** One cart of the list: what it is, and what can be done with it. */
export function CartLine({ cart, busy, refusal, onChange }: CartLineProps) {
  const [name, setName] = useState<string | null>(null);
  // What was sent as the new name; the form closes when the cart has it.
  const [sent, setSent] = useState<string | null>(null);
  const isRenaming = name !== null && (sent === null || sent.trim() !== cart.name);
  const title = cartTitle(cart);
  const isOwn = cart.role === 'owner' && cart.shared_with === null;

  function rename(event: FormEvent) {
    event.preventDefault();
    setSent(name);
    onChange({ kind: 'rename', id: cart.order_id, name: name ?? '' });
  }

  return (
    <li aria-busy={busy}>
      <p className={styles.title}>
        <b>{title}</b> <State cart={cart} />
        <small>
          {countText(cart.item_count, 'item')}, {amountText(cart.subtotal)}
          {cart.shared_with === null
            ? ''
            : cart.role === 'owner'
              ? `, with ${cart.shared_with}`
              : `, of ${cart.shared_with}`}
        </small>
      </p>
      <div className={styles.actions}>
        <Ways cart={cart} title={title} busy={busy} onChange={onChange} />
        {isOwn ? (
          <Button
            size="small"
            variant="quiet"
            icon="edit"
            aria-label={`Rename ${title}`}
            aria-expanded={isRenaming}
            onClick={() => {
              setSent(null);
              setName(isRenaming ? null : cart.name);
            }}
          >
            Rename
          </Button>
        ) : null}
      </div>
      {isRenaming ? (
        <form className={styles.rename} onSubmit={rename} noValidate>
          <TextField
            label={`New name of ${title}`}
            autoComplete="off"
            value={name}
            error={refusal}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button
            type="submit"
            busy={busy}
            aria-label={`Save the name of ${title}`}
            blockedBecause={name.trim() === cart.name ? 'It already has this name.' : null}
          >
            Save
          </Button>
        </form>
      ) : null}
    </li>
  );
}

const states = {
  cart: { tone: 'success', word: 'Active' },
  saved: { tone: 'neutral', word: 'Put aside' },
  quote: { tone: 'info', word: 'Quote' },
  ordered: { tone: 'neutral', word: 'Ordered' },
} as const;

function State({ cart }: { readonly cart: CartEntryWire }) {
  if (cart.role === 'holder') return <Pill tone="info">Taken over</Pill>;
  const { tone, word } = states[cart.status];
  return <Pill tone={tone}>{cart.shared_with === null ? word : 'With somebody else'}</Pill>;
}

interface WaysProps extends Omit<CartLineProps, 'refusal'> {
  readonly title: string;
}

function Ways({ cart, title, busy, onChange }: WaysProps) {
  const { order_id: id, status, role } = cart;
  const say = (kind: 'open' | 'put_aside', word: string) => (
    <Button size="small" busy={busy} aria-label={`${word}: ${title}`} onClick={() => onChange({ kind, id })}>
      {word}
    </Button>
  );
  const lead = (address: string, word: string) => (
    <ButtonLink size="small" href={`${address}?order=${id}`} aria-label={`${word}: ${title}`}>
      {word}
    </ButtonLink>
  );
  if (role === 'holder') return status === 'quote' ? lead('/quote', 'See the quote') : lead('/checkout', 'Check out');
  if (status === 'quote') return lead('/quote', 'See the quote');
  if (cart.shared_with !== null) return null;
  return status === 'cart' ? say('put_aside', 'Put aside') : say('open', 'Make it active');
}

/** What a cart is called: its name, or when it was begun. */
function cartTitle({ name, created }: Pick<CartEntryWire, 'name' | 'created'>): string {
  return name === '' ? `Cart of ${momentText(created)}` : name;
}
