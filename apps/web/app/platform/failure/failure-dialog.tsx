import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { ServiceFailure } from '../service/call.ts';
import { SupportContact } from '../service/support-contact.tsx';
import { type KeptWork, keepWork, reloadPage } from '../version/kept-work.ts';
import { NewVersionDialog } from '../version/new-version-dialog.tsx';
import { NotLoaded } from '../version/not-loaded.ts';
import { askServed } from '../version/served-version.ts';

/** To the letter (WB-1). */
export const failureTexts = {
  title: 'Oops!',
  text: 'We are sorry, something went wrong. Please try again or reload the page.',
  tryAgain: 'Try again',
  reload: 'Reload Page',
} as const;

/**
 * Shows the dialog for an unexpected failure; `retry` is what "Try again" does, beside closing; `onClose` is called
 * when it is closed without another try.
 */
type ShowFailure = (error: unknown, retry?: () => void, onClose?: () => void) => void;

/** Says that there is a new version of the store, if there is: true when it did. */
type TellNewVersion = (onClose?: () => void) => Promise<boolean>;

interface Failure {
  readonly retry: (() => void) | undefined;
  readonly onClose: (() => void) | undefined;
  readonly requestId: string | null;
  readonly sentence: string | null;
}

const nothingSaid = { requestId: null, sentence: null } as const;

interface News {
  readonly work: KeptWork;
  readonly onClose: (() => void) | undefined;
}

const FailureContext = createContext<{ readonly show: ShowFailure; readonly tellNewVersion: TellNewVersion } | null>(
  null,
);

/** What happened, the number by which the store's log knows it, and whom to write to. */
export function FailureTexts({ sentence, requestId }: Pick<Failure, 'sentence' | 'requestId'>) {
  return (
    <>
      <p>{sentence ?? failureTexts.text}</p>
      {requestId === null ? null : (
        <p className="cs-muted cs-xs">
          Tell support: <code>{requestId}</code>
        </p>
      )}
      <SupportContact requestId={requestId} />
    </>
  );
}

/** Offers the error dialog (WB-1) to everything inside. Expected refusals stand where they happen, and never here. */
export function FailureDialogProvider({ children }: { readonly children: ReactNode }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const tellNewVersion = useCallback<TellNewVersion>(async (onClose) => {
    if ((await askServed()) !== 'another_version') return false;
    setNews({ work: await keepWork(), onClose });
    return true;
  }, []);
  const show = useCallback<ShowFailure>(
    (error, retry, onClose) => {
      // The console and whatever else listens for errors of the page get the whole of it.
      reportError(error);
      const tell = async () => {
        // What is missing because the site was built again is not there at the next try either.
        if (error instanceof NotLoaded && (await tellNewVersion(onClose))) return;
        const { requestId, sentence } = error instanceof ServiceFailure ? error : nothingSaid;
        setFailure({ retry, onClose, requestId, sentence });
      };
      void tell();
    },
    [tellNewVersion],
  );
  const offered = useMemo(() => ({ show, tellNewVersion }), [show, tellNewVersion]);
  const close = () => {
    setFailure(null);
    failure?.onClose?.();
  };
  return (
    <FailureContext value={offered}>
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
                if (failure?.retry === undefined) return close();
                setFailure(null);
                failure.retry();
              }}
            >
              {failureTexts.tryAgain}
            </Button>
            <Button onClick={() => void reloadPage()}>{failureTexts.reload}</Button>
          </>
        }
      >
        <FailureTexts {...(failure ?? nothingSaid)} />
      </Dialog>
      <NewVersionDialog
        work={news?.work ?? null}
        onClose={() => {
          setNews(null);
          news?.onClose?.();
        }}
      />
    </FailureContext>
  );
}

function useFailureContext() {
  const offered = useContext(FailureContext);
  if (offered === null) throw new Error('useFailureDialog and useNewVersion need a FailureDialogProvider above them');
  return offered;
}

/** The way to report an unexpected failure to the visitor. */
export const useFailureDialog = (): ShowFailure => useFailureContext().show;

/**
 * The way to say that a part is missing because the site was built again; for parts that have words of their own
 * otherwise.
 */
export const useNewVersion = (): TellNewVersion => useFailureContext().tellNewVersion;
