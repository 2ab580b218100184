import type { QuoteWire } from '@cutsite/contracts/quote';
import { quoteValidDays } from '@cutsite/domain/quote';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNotice } from '../../platform/failure/failure-notice.tsx';
import { quoteAddress, renewQuote } from './quote-calls.ts';

/** Makes a new version of a quote at today's prices (ruling 48). Asks first: the prices of this version end with it. */
export function RenewQuote({ quote }: { readonly quote: QuoteWire }) {
  const [open, setOpen] = useState(false);
  const renew = useMutation({
    mutationFn: () => renewQuote(quote.order_id),
    onSuccess: () => location.assign(quoteAddress(quote.order_id)),
  });
  return (
    <>
      <Button icon="clock" onClick={() => setOpen(true)}>
        Recalculate
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Recalculate quote ${quote.number}?`}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep this version</Button>
            <Button variant="primary" busy={renew.isPending || renew.isSuccess} onClick={() => renew.mutate()}>
              Make a new version
            </Button>
          </>
        }
      >
        <p>
          A new version of this quote gets today’s prices, which may be higher or lower, and holds for {quoteValidDays}{' '}
          days. This version is kept and says that it was replaced; it can no longer be ordered.
        </p>
        {quote.contents.voucher !== null && quote.voucher_refusal ? (
          <p>
            The coupon {quote.contents.voucher.code} is not in the new version: {quote.voucher_refusal.message}
          </p>
        ) : null}
        {renew.error === null ? null : <FailureNotice failure={renew.error}>{renew.error.message}</FailureNotice>}
      </Dialog>
    </>
  );
}
