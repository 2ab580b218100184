import { Button } from '@cutsite/ui/button';
import { lazy, Suspense, useState } from 'react';

const RecalculationDialog = lazy(async () => ({
  default: (await import('./recalculation-dialog.tsx')).RecalculationDialog,
}));

/** Opens the comparison with the prices of today. */
export function Recalculation({ orderId }: { readonly orderId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" icon="clock" onClick={() => setOpen(true)}>
        Compare with the prices of today
      </Button>
      {open ? (
        <Suspense>
          <RecalculationDialog orderId={orderId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
