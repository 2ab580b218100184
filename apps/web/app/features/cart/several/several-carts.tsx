import { Button } from '@cutsite/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { fetchCarts } from './carts-calls.ts';

const CartsDialog = loadedPart(async () => (await import('./carts-dialog.tsx')).CartsDialog);

/** Opens the list of the visitor's carts; says how many there are. */
export function SeveralCarts() {
  const [open, setOpen] = useState(false);
  const carts = useQuery({ queryKey: ['carts'], queryFn: fetchCarts });
  const count = carts.data?.length ?? 0;
  return (
    <>
      <Button icon="cart" onClick={() => setOpen(true)}>
        {count > 1 ? `Your ${count} carts` : 'Your carts'}
      </Button>
      {open ? <CartsDialog carts={carts} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
