import type { CartEntryWire } from '@cutsite/contracts/cart';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { TextField } from '@cutsite/ui/form';
import { Skeleton } from '@cutsite/ui/skeleton';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { useReadAgain } from '../calls/use-read-again.ts';
import { CartLine } from './cart-line.tsx';
import styles from './carts.module.css';
import { type CartChange, changeCarts } from './carts-calls.ts';

interface CartsDialogProps {
  readonly carts: UseQueryResult<readonly CartEntryWire[]>;
  readonly onClose: () => void;
}

/** Several carts: which one is active, and how to begin, name and switch them (CA-14). */
export function CartsDialog({ carts, onClose }: CartsDialogProps) {
  const readAgain = useReadAgain();
  const [name, setName] = useState('');
  const change = useMutation({
    mutationFn: (wanted: CartChange) => changeCarts(wanted),
    onSuccess: async (_, { kind }) => {
      if (kind === 'begin') setName('');
      await readAgain();
    },
  });
  const failed = change.variables?.kind;
  const isNew = failed === 'begin';

  function begin(event: FormEvent) {
    event.preventDefault();
    if (!change.isPending) change.mutate({ kind: 'begin', name });
  }

  return (
    <Dialog open onClose={onClose} title="Your carts" actions={<Button onClick={onClose}>Done</Button>}>
      <div className={styles.carts}>
        <Carts carts={carts} change={change} />
        {change.error !== null && !isNew && failed !== 'rename' ? (
          <FailureNotice failure={change.error}>{change.error.message}</FailureNotice>
        ) : null}
        <form className={styles.begin} onSubmit={begin} noValidate>
          <TextField
            label="Start another cart"
            placeholder="Round 2"
            autoComplete="off"
            value={name}
            hint="It becomes the active cart; the one you have now is put aside."
            error={isNew ? change.error?.message : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" icon="add" busy={change.isPending && isNew}>
            Start
          </Button>
        </form>
      </div>
    </Dialog>
  );
}

interface CartsProps {
  readonly carts: CartsDialogProps['carts'];
  readonly change: {
    readonly mutate: (wanted: CartChange) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly variables: CartChange | undefined;
  };
}

function Carts({ carts, change }: CartsProps) {
  if (carts.data === undefined) {
    if (carts.error === null) return <Skeleton label="Loading your carts" parts={['long', 'long']} />;
    return (
      <div className={styles.failed}>
        <LoadFailure failure={carts.error} onRetry={() => void carts.refetch()} />
      </div>
    );
  }
  if (carts.data.length === 0) {
    return <p className="cs-muted">You have no cart yet. Adding an item starts one, or you can start one here.</p>;
  }
  return (
    <ul aria-label="Your carts">
      {carts.data.map((cart) => {
        const isMine =
          change.variables !== undefined && 'id' in change.variables && change.variables.id === cart.order_id;
        return (
          <CartLine
            key={cart.order_id}
            cart={cart}
            busy={change.isPending && isMine}
            refusal={isMine && change.variables?.kind === 'rename' ? (change.error?.message ?? null) : null}
            onChange={change.mutate}
          />
        );
      })}
    </ul>
  );
}
