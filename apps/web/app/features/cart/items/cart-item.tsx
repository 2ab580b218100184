import type { CartItemWire } from '@cutsite/contracts/cart';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { useItemView } from '../../../platform/item-views/index.ts';
import { KeptReport } from '../report/kept-report.tsx';
import type { Cart } from '../use-cart.ts';
import styles from './cart-item.module.css';
import { ItemPrice } from './item-price.tsx';
import { Quantity } from './quantity.tsx';

/** One item with what is in it, its price and what can be done with it. What depends on its kind, its view says. */
export function CartItem({ item, cart }: { readonly item: CartItemWire; readonly cart: Cart }) {
  const busy = cart.busyItemId === item.id;
  const { Picture, Contents, description, reviewed, editAddress, canBeDuplicated } = useItemView()(item.kind);
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
            We look at each {reviewed(item)} before it is made. You can order now; we write within one working day.
          </Notice>
        ) : null}
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
          <Quantity item={item} busy={busy} onChange={(quantity) => cart.setQuantity(item, quantity)} />
        </div>
      </div>
      <ItemPrice item={item} busy={busy} />
    </li>
  );
}
