import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import { loadedPart } from '../../../platform/version/loaded-part.tsx';

const ProjectReportDialog = loadedPart(async () => (await import('./project-report-dialog.tsx')).ProjectReportDialog);

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
      {open ? <ProjectReportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
