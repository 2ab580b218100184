import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';

const RecalculationDialog = loadedPart(async () => (await import('./recalculation-dialog.tsx')).RecalculationDialog);

/** Opens the comparison with the prices of today. */
export function Recalculation({ orderId }: { readonly orderId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" icon="clock" onClick={() => setOpen(true)}>
        Compare with today’s prices
      </Button>
      {open ? <RecalculationDialog orderId={orderId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
