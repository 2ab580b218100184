import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import { AddListDialog } from '../../builder/list-import/dialog/add-list-dialog.tsx';
import type { PlainList } from '../../builder/list-import/plates/plate-rules.ts';
import { useBuilder, useBuilderState } from '../../builder/project/builder-context.tsx';
import { oligoListProduct, oligoSourceWords } from './oligo-list.ts';
import type { OligoProject } from './oligo-project.ts';
import type { OligoFault } from './oligo-rules.ts';

const newWorker = () => new Worker(new URL('./oligo-list.worker.ts', import.meta.url), { type: 'module' });
const nothing = {};

/** A list from the clipboard or a file, shown before it is added. */
export function AddOligos() {
  const builder = useBuilder();
  const incoming = useBuilderState((state) => state.incoming);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    builder.look({ incoming: null });
  };
  return (
    <>
      <Button variant="soft" icon="paste" onClick={() => setOpen(true)}>
        Add oligos
      </Button>
      {open || incoming !== null ? (
        <AddListDialog<PlainList<OligoFault>, OligoProject>
          product={oligoListProduct}
          words={oligoSourceWords}
          action="Add oligos"
          noPlate={null}
          newWorker={newWorker}
          beside={nothing}
          start={incoming}
          onClose={close}
        />
      ) : null}
    </>
  );
}
