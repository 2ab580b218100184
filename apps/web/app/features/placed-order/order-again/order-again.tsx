import type { CopiedItemsWire } from '@cutsite/contracts/cart';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cartQuery } from '../../../platform/cart-query.ts';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { useRefreshVisitor } from '../../../platform/visitor.ts';
import { orderAgain } from '../order-calls.ts';
import { CopiedItems } from './copied-items.tsx';

interface OrderAgainProps {
  readonly orderId: string;
  /** Leads to the cart. */
  readonly onDone: (address: string) => void;
}

const cart = '/cart';

/**
 * Puts the same items in the cart, by the rules and prices of today (OR-4). Goes on to the
 * cart at once when everything is as it was, and tells first what is not.
 */
export function OrderAgain({ orderId, onDone }: OrderAgainProps) {
  const client = useQueryClient();
  const refreshVisitor = useRefreshVisitor();
  const [open, setOpen] = useState(false);
  const again = useMutation({
    mutationFn: () => orderAgain(orderId),
    onSuccess: async (copied) => {
      await client.invalidateQueries({ queryKey: cartQuery.queryKey });
      await refreshVisitor();
      if (isAsItWas(copied)) onDone(cart);
      else setOpen(true);
    },
    onError: () => setOpen(true),
  });
  const close = () => setOpen(false);
  const nothingAdded = again.isError || again.data?.added.length === 0;
  return (
    <>
      <Button icon="redo" busy={again.isPending} onClick={() => again.mutate()}>
        Order again
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={nothingAdded ? 'Not in the cart' : 'In the cart, with changes'}
        actions={
          nothingAdded ? (
            <Button onClick={close}>Close</Button>
          ) : (
            <>
              <Button onClick={close}>Stay here</Button>
              <Button variant="primary" onClick={() => onDone(cart)}>
                Go to the cart
              </Button>
            </>
          )
        }
      >
        {again.isError ? <FailureNotice failure={again.error}>{again.error.message}</FailureNotice> : null}
        {again.data === undefined ? null : <CopiedItems copied={again.data} />}
      </Dialog>
    </>
  );
}

/** Everything is in the cart under its name and at its price. */
function isAsItWas({ added, not_added: missing }: CopiedItemsWire): boolean {
  return (
    missing.length === 0 && added.every((item) => item.renamed.length === 0 && item.old_subtotal === item.subtotal)
  );
}
