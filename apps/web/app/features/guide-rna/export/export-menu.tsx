import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { Menu } from '@cutsite/ui/menu';
import { useState } from 'react';
import { activePlateOf } from '../project/edit-plates.ts';
import { useProject } from '../project/use-builder.tsx';
import { type ExportChoice, exportChoices } from './export-choices.ts';
import { saveExport } from './save-export.ts';

/** Takes the plate, the tubes or the project along as a file. A failure is said, with the error (Specification 1 §8). */
export function ExportMenu() {
  const project = useProject();
  const [failure, setFailure] = useState<string | null>(null);
  const choices = exportChoices(project, activePlateOf(project));

  const exportIt = (choice: ExportChoice) => {
    saveExport(choice).catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
  };

  return (
    <>
      <Menu
        label="Export"
        icon="download"
        items={choices.map((choice) => ({
          id: choice.id,
          label: choice.label,
          note: choice.note,
          onChoose: () => exportIt(choice),
        }))}
      />
      <Dialog
        open={failure !== null}
        onClose={() => setFailure(null)}
        role="alertdialog"
        title="The file could not be made"
        actions={
          <Button variant="primary" onClick={() => setFailure(null)}>
            Close
          </Button>
        }
      >
        <p>{failure}</p>
      </Dialog>
    </>
  );
}
