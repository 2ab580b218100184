import { Button } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFailureDialog } from '../../platform/failure/failure-dialog.tsx';
import { sendCostCentre } from './checkout-calls.ts';
import styles from './checkout-screen.module.css';
import type { OpenCheckout } from './use-checkout.ts';

/** The cost centre that stands on the papers, whichever way the order is paid. */
export function CostCentre({ checkout }: { readonly checkout: OpenCheckout }) {
  const { order } = checkout;
  const kept = order.contents.cost_centre;
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const showFailure = useFailureDialog();
  const input = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('cost_centre');
    try {
      const text = typeof typed === 'string' ? typed : '';
      const changed = await checkout.change(() => sendCostCentre(order.order_id, text));
      setError(changed.ok ? null : changed.refusal.sentences.join(' '));
      if (changed.ok) setOpen(false);
    } catch (failure) {
      showFailure(failure);
    }
  }

  if (!isOpen) {
    return (
      <p className={styles.costCentre}>
        {kept !== null && <span>Cost centre {kept}</span>}
        {order.may_act && (
          <Button variant="link" onClick={() => setOpen(true)}>
            {kept === null ? 'Add a cost centre' : 'Change the cost centre'}
          </Button>
        )}
      </p>
    );
  }
  return (
    <form className={styles.costCentre} onSubmit={(event) => void save(event)} method="post">
      <TextField
        label="Cost centre"
        name="cost_centre"
        optional
        autoComplete="off"
        defaultValue={kept ?? ''}
        hint="printed on the documents of this order"
        error={error}
        ref={input}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}
