import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';

const Drawer = loadedPart(async () => (await import('./known-guides-drawer.tsx')).KnownGuidesDrawer);

/** Opens the guides that are known for a gene beside the plate. */
export function KnownGuidesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="search" aria-expanded={open} onClick={() => setOpen(!open)}>
        Guides for a gene
      </Button>
      {open ? <Drawer onClose={() => setOpen(false)} /> : null}
    </>
  );
}
