import { requestTypes } from '@cutsite/domain/advanced-request';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { momentText } from '../../../platform/day-text.ts';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { titleOf } from '../request-draft.ts';
import styles from '../request-form.module.css';
import type { useRequestForm } from './use-request-form.ts';

type RequestFormState = ReturnType<typeof useRequestForm>;

/** Another request than the one in view could go on: which of them does is asked, and none is lost. */
export function OtherDrafts({ form: { account, copy } }: { readonly form: RequestFormState }) {
  return (
    <>
      <OfAccount account={account} />
      {copy.failure === null ? null : <FailureNotice>{copy.failure}</FailureNotice>}
      {copy.asks === null ? null : (
        <Notice tone="warnMinor" role="status">
          <p>Copying {copy.asks} replaces your draft; your draft is saved so that you can restore it.</p>
          <div className={styles.buttons}>
            <Button size="small" onClick={copy.take}>
              Copy {copy.asks}
            </Button>
            <Button size="small" onClick={copy.keepThis}>
              Keep this draft
            </Button>
          </div>
        </Notice>
      )}
      {copy.replaced === null || copy.asks !== null ? null : (
        <Notice role="status">
          <p>Your draft from before the copy is saved: {nameOf(copy.replaced)}.</p>
          <div className={styles.buttons}>
            <Button size="small" onClick={copy.bringBack}>
              Restore it
            </Button>
            <Button size="small" onClick={copy.forgetReplaced}>
              Discard
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}

function nameOf(draft: NonNullable<RequestFormState['copy']['replaced']>): string {
  const title = titleOf(draft);
  return title === '' ? requestTypes[draft.type].label : title;
}

/** The account keeps another request than this browser. */
function OfAccount({ account }: { readonly account: RequestFormState['account'] }) {
  const { other } = account;
  if (other === null) return null;
  return (
    <Notice tone="warnMinor" role="status">
      <p>
        Your account has another draft
        {other.title === '' ? null : <b> ({other.title})</b>}, last changed {momentText(other.saved)}. Only one of them
        is kept.
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={account.takeOther}>
          Use that draft
        </Button>
        <Button size="small" onClick={account.keepThis}>
          Keep this one
        </Button>
      </div>
    </Notice>
  );
}
