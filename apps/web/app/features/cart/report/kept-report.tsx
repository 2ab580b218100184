import type { CartItemWire } from '@cutsite/contracts/cart';
import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';

const KeptReportDialog = loadedPart(async () => (await import('./kept-report-dialog.tsx')).KeptReportDialog);

/** Opens the pre-flight report that is kept with an item; nothing where there is none. */
export function KeptReport({ item }: { readonly item: CartItemWire }) {
  const [open, setOpen] = useState(false);
  if (item.report === null) return null;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon="document"
        aria-label={`Report of ${item.name}`}
        onClick={() => setOpen(true)}
      >
        Report
      </Button>
      {open ? <KeptReportDialog item={item} report={item.report} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
