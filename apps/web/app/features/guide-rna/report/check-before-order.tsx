import { Button } from '@cutsite/ui/button';
import { lazy, Suspense, useState } from 'react';

const ProjectReportDialog = lazy(async () => ({
  default: (await import('./project-report-dialog.tsx')).ProjectReportDialog,
}));

/** Opens the pre-flight report of the project. */
export function CheckBeforeOrder({ ready }: { readonly ready: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon="document"
        blockedBecause={ready ? null : 'Your draft is being opened.'}
        onClick={() => setOpen(true)}
      >
        Check before you order
      </Button>
      {open ? (
        <Suspense>
          <ProjectReportDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
