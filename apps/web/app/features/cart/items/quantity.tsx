import type { CartItemWire } from '@cutsite/contracts/cart';
import { Button } from '@cutsite/ui/button';
import styles from './cart-item.module.css';

interface QuantityProps {
  readonly item: CartItemWire;
  readonly busy: boolean;
  readonly onChange: (quantity: number) => void;
}

/** Copies of the item (ruling 27). The service says what is too many. */
export function Quantity({ item, busy, onChange }: QuantityProps) {
  const { quantity } = item;
  return (
    <div className={styles.quantity} role="group" aria-label={`Copies of ${item.name}`}>
      <Button
        size="small"
        variant="quiet"
        aria-label="One copy fewer"
        blockedBecause={quantity <= 1 ? 'One copy is the least. Remove the item instead.' : null}
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
