import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { Menu } from '@cutsite/ui/menu';
import { useState } from 'react';
import { useNewVersion } from '../../platform/failure/failure-dialog.tsx';
import { loadOnline } from '../../platform/version/not-loaded.ts';
import type { ExportChoice } from './export-choice.ts';

interface ExportMenuProps {
  /**
   * What can be exported as things stand when it is called: the menu asks when it is drawn, and again when one is
   * chosen.
   */
  readonly choices: () => readonly ExportChoice[];
}

/**
 * What makes the files.
 * @throws NotLoaded
 */
export const loadExport = () => loadOnline(() => import('./make-export.ts'));

/** Saves a part of the project as a file. A failure is shown, with the error. */
export function ExportMenu({ choices }: ExportMenuProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const tellNewVersion = useNewVersion();

  const exportIt = (id: ExportChoice['id']) => {
    const choice = choices().find((one) => one.id === id);
    if (choice === undefined) return;
    const made = loadExport().then(({ exportNow }) => exportNow(choice));
    made.catch(async (error: unknown) => {
      if (!(await tellNewVersion())) setFailure(error instanceof Error ? error.message : String(error));
    });
  };

  return (
    <>
      <Menu
        label="Export"
        icon="download"
        items={choices().map(({ id, label, note }) => ({ id, label, note, onChoose: () => exportIt(id) }))}
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
