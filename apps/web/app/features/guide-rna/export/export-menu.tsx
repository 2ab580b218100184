import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { Menu } from '@cutsite/ui/menu';
import { useState } from 'react';
import { activePlateOf } from '../../../builder/project/builder-project.ts';
import { useNewVersion } from '../../../platform/failure-dialog.tsx';
import { type GuideRnaBuilder, useBuilder, useProjectParts } from '../project/use-builder.tsx';
import { type ExportChoice, exportChoices } from './export-choices.ts';
import { saveExport } from './save-export.ts';

/** Takes the plate, the tubes or the project along as a file. A failure is said, with the error (Specification 1 §8). */
export function ExportMenu() {
  const builder = useBuilder();
  const [failure, setFailure] = useState<string | null>(null);
  const tellNewVersion = useNewVersion();
  // What is offered changes with the kind of project and the number of its plates, and what is taken along with each letter.
  useProjectParts(({ format, plates }) => ({ format, plates: plates.length }));

  const exportIt = (id: ExportChoice['id']) => {
    const choice = choicesNow(builder).find((one) => one.id === id);
    if (choice === undefined) return;
    saveExport(choice).catch(async (error: unknown) => {
      if (!(await tellNewVersion())) setFailure(error instanceof Error ? error.message : String(error));
    });
  };

  return (
    <>
      <Menu
        label="Export"
        icon="download"
        items={choicesNow(builder).map((choice) => ({
          id: choice.id,
          label: choice.label,
          note: choice.note,
          onChoose: () => exportIt(choice.id),
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

function choicesNow(builder: GuideRnaBuilder): readonly ExportChoice[] {
  const project = builder.project();
  return exportChoices(project, activePlateOf(project));
}
