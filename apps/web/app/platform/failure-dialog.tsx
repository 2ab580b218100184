import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** Specification 1 §2, to the letter. */
export const failureTexts = {
  title: 'Oops!',
  text: 'We are sorry, something went wrong. Please try again or reload the page.',
  tryAgain: 'Try again',
  reload: 'Reload Page',
} as const;

/** Shows the dialog for an unexpected failure; `retry` is what "Try again" does, beside closing. */
type ShowFailure = (error: unknown, retry?: () => void) => void;

const FailureContext = createContext<ShowFailure | null>(null);

/** Offers the error dialog of Specification 1 §2 to everything inside. Expected refusals never come here: they stand where they happen. */
export function FailureDialogProvider({ children }: { readonly children: ReactNode }) {
  const [failure, setFailure] = useState<{ readonly retry: (() => void) | undefined } | null>(null);
  const show = useCallback<ShowFailure>((error, retry) => {
    // The console and whatever else listens for errors of the page get the whole of it.
    reportError(error);
    setFailure({ retry });
  }, []);
  const close = () => setFailure(null);
  return (
    <FailureContext value={show}>
      {children}
      <Dialog
        open={failure !== null}
        onClose={close}
        role="alertdialog"
        title={failureTexts.title}
        actions={
          <>
            <Button onClick={() => location.reload()}>{failureTexts.reload}</Button>
            <Button
              variant="primary"
              onClick={() => {
                close();
                failure?.retry?.();
              }}
            >
              {failureTexts.tryAgain}
            </Button>
          </>
        }
      >
        <p>{failureTexts.text}</p>
      </Dialog>
    </FailureContext>
  );
}

/** The way to report an unexpected failure to the visitor. */
export function useFailureDialog(): ShowFailure {
  const show = useContext(FailureContext);
  if (show === null) throw new Error('useFailureDialog needs a FailureDialogProvider above it');
  return show;
}
