import { Button } from '@cutsite/ui/button';
import type { Purchase } from '../purchase/use-purchase.ts';
import { blockedId } from './price-bar.tsx';

interface OrderButtonProps {
  readonly purchase: Purchase;
  readonly editing: boolean;
  readonly ready: boolean;
  readonly blocked: string | null;
  /** A blocked order leads to what blocks it. */
  readonly onBlocked: () => void;
  /** "Add to cart", "Add 2 add-ons to cart" */
  readonly addWords: string;
}

/** Puts the project into the cart, or an edited item back into it. */
export function OrderButton({ purchase, editing, ready, blocked, onBlocked, addWords }: OrderButtonProps) {
  const pending = isPending(purchase);
  return (
    <Button
      variant="primary"
      icon="cart"
      busy={pending}
      blockedBecause={ready ? blocked : 'The project is still opening.'}
      aria-describedby={blocked === null ? undefined : blockedId}
      onBlockedClick={() => (ready ? onBlocked() : undefined)}
      onClick={purchase.start}
    >
      {editing ? (pending ? 'Saving' : 'Save in the cart') : pending ? 'Adding' : addWords}
    </Button>
  );
}

/** From the press of the button until the cart is shown. */
export const isPending = ({ state }: Purchase): boolean => state.kind === 'pending' || state.kind === 'fulfilled';
