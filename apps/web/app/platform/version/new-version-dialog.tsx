import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { type KeptWork, reloadPage } from './kept-work.ts';

const texts: Readonly<Record<KeptWork, string>> = {
  kept: 'Your work is saved. Reload the page to go on.',
  nothing: 'Your cart and your drafts are saved. Reload the page to go on.',
  lost: 'This browser could not save your project: download it before you reload the page.',
};

/** The page is of a version that is no longer served, and something of it is gone. @param work null: closed */
export function NewVersionDialog({ work, onClose }: { readonly work: KeptWork | null; readonly onClose: () => void }) {
  return (
    <Dialog
      open={work !== null}
      onClose={onClose}
      title="There is a new version of the store"
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" onClick={() => void reloadPage()}>
            Reload
          </Button>
        </>
      }
    >
      <p>{texts[work ?? 'nothing']}</p>
    </Dialog>
  );
}
