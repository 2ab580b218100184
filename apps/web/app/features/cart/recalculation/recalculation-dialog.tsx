import { acceptPrices, type RecalculationWire, recalculatePrices } from '@cutsite/contracts/cart';
import { amountText } from '@cutsite/domain/money';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useToast } from '@cutsite/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { bodyOf } from '../../../platform/failure/body-of.ts';
import { ensureOk } from '../../../platform/failure/ensure-ok.ts';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { useReadAgain } from '../calls/use-read-again.ts';
import styles from './recalculation.module.css';

interface RecalculationDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** The difference between the prices in the cart and those of today, before anything is changed. */
export function RecalculationDialog({ orderId, onClose }: RecalculationDialogProps) {
  const toast = useToast();
  const readAgain = useReadAgain();
  const shown = useQuery({
    queryKey: ['recalculation', orderId],
    queryFn: () => compareWithToday(orderId),
    gcTime: 0,
    retry: false,
  });
  const accept = useMutation({
    mutationFn: (proposal: string) => takePrices(orderId, proposal),
    onSuccess: async () => {
      await readAgain();
      onClose();
      toast({ title: 'The cart now has today’s prices.', text: 'They are held for 30 days.' });
    },
    onError: () => void shown.refetch(),
  });
  const prices = shown.data;
  const isSame = prices?.old_subtotal === prices?.subtotal;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Today’s prices"
      actions={
        <>
          <Button onClick={onClose}>Keep the prices as they are</Button>
          <Button
            variant="primary"
            busy={accept.isPending || shown.isFetching}
            blockedBecause={prices === undefined ? 'Today’s prices are still loading.' : null}
            onClick={() => prices !== undefined && accept.mutate(prices.proposal)}
          >
            {isSame ? 'Hold these prices for 30 days' : 'Use today’s prices'}
          </Button>
        </>
      }
    >
      {accept.error === null ? null : <FailureNotice failure={accept.error}>{accept.error.message}</FailureNotice>}
      {prices === undefined ? <Waiting failure={shown.error} retry={() => void shown.refetch()} /> : null}
      {prices === undefined ? null : <Difference prices={prices} />}
    </Dialog>
  );
}

function Waiting({ failure, retry }: { readonly failure: Error | null; readonly retry: () => void }) {
  if (failure === null) return <Skeleton label="Comparing the prices" parts={['long', 'long', 'medium']} />;
  return (
    <div className={styles.failed}>
      <FailureNotice failure={failure}>{failure.message}</FailureNotice>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}

function Difference({ prices }: { readonly prices: RecalculationWire }) {
  const unsold = prices.items.filter((item) => item.subtotal === null);
  const changed = prices.items.filter((item) => item.subtotal !== null && item.subtotal !== item.old_subtotal);
  return (
    <div className={styles.difference}>
      <p role="status">{sentence(changed.length, unsold.length)}</p>
      <table className="cs-table">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">In the cart</th>
            <th scope="col">Today</th>
          </tr>
        </thead>
        <tbody>
          {prices.items.map((item) => (
            <tr key={item.id} data-changed={item.subtotal !== item.old_subtotal || undefined}>
              <th scope="row">
                {item.name}
                {item.quantity > 1 ? ` × ${item.quantity}` : ''}
                {item.reasons.length === 0 ? null : <small>{item.reasons.join(' ')}</small>}
              </th>
              <td>{amountText(item.old_subtotal)}</td>
              <td>{item.subtotal === null ? 'not offered' : amountText(item.subtotal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Subtotal</th>
            <td>{amountText(prices.old_subtotal)}</td>
            <td>{amountText(prices.subtotal)}</td>
          </tr>
        </tfoot>
      </table>
      {unsold.length === 0 ? null : (
        <Notice tone="warnMajor">
          Items that are no longer offered stay in the cart until their price expires. Remove them, or edit them into
          something that we offer.
        </Notice>
      )}
    </div>
  );
}

function sentence(changed: number, unsold: number): string {
  if (changed + unsold === 0) return 'Nothing has changed. You can hold these prices for another 30 days.';
  const parts = [
    changed === 0 ? null : `${changed === 1 ? 'One price has' : `${changed} prices have`} changed.`,
    unsold === 0 ? null : `${unsold === 1 ? 'One item is' : `${unsold} items are`} no longer offered.`,
  ];
  return parts.filter((part) => part !== null).join(' ');
}

/** What the cart would cost at today’s prices; nothing is changed. */
async function compareWithToday(id: string): Promise<RecalculationWire> {
  const answer = await api.call(recalculatePrices, { params: { id } });
  return bodyOf(answer) as RecalculationWire;
}

/** Sets exactly the prices that were shown. */
async function takePrices(id: string, proposal: string): Promise<void> {
  const answer = await api.call(acceptPrices, { params: { id }, body: { proposal } });
  ensureOk(answer);
}
