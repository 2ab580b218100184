import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { ServiceFailure } from './service/index.ts';

/** Specification 1 §2, to the letter. */
export const failureTexts = {
  title: 'Oops!',
  text: 'We are sorry, something went wrong. Please try again or reload the page.',
  tryAgain: 'Try again',
  reload: 'Reload Page',
} as const;

/** Shows the dialog for an unexpected failure; `retry` is what "Try again" does, beside closing. */
type ShowFailure = (error: unknown, retry?: () => void) => void;

interface Failure {
  readonly retry: (() => void) | undefined;
  readonly requestId: string | null;
}

const FailureContext = createContext<ShowFailure | null>(null);

/** Offers the error dialog of Specification 1 §2 to everything inside. Expected refusals never come here: they stand where they happen. */
export function FailureDialogProvider({ children }: { readonly children: ReactNode }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const show = useCallback<ShowFailure>((error, retry) => {
    // The console and whatever else listens for errors of the page get the whole of it.
    reportError(error);
    setFailure({ retry, requestId: error instanceof ServiceFailure ? error.requestId : null });
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
            <Button
              variant="primary"
              onClick={() => {
                close();
                failure?.retry?.();
              }}
            >
              {failureTexts.tryAgain}
            </Button>
            <Button onClick={() => location.reload()}>{failureTexts.reload}</Button>
          </>
        }
      >
        <p>{failureTexts.text}</p>
        {failure?.requestId && (
          <p className="cs-muted cs-xs">
            Tell support: <code>{failure.requestId}</code>
          </p>
        )}
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
