import { Button } from '@cutsite/ui/button';
import { type ComponentType, useState } from 'react';

interface CheckBeforeOrderProps {
  readonly ready: boolean;
  /** The product's report of the whole project. */
  readonly report: ComponentType<{ readonly onClose: () => void }>;
}

/** Opens the pre-flight report of the project. */
export function CheckBeforeOrder({ ready, report: Report }: CheckBeforeOrderProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon="document"
        blockedBecause={ready ? null : 'The project is still opening.'}
        onClick={() => setOpen(true)}
      >
        Check before you order
      </Button>
      {open ? <Report onClose={() => setOpen(false)} /> : null}
    </>
  );
}
