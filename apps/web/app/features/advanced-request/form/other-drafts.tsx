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
          <p>You are writing another request. A copy of {copy.asks} would take its place, and it is kept beside.</p>
          <div className={styles.buttons}>
            <Button size="small" onClick={copy.take}>
              Copy {copy.asks}
            </Button>
            <Button size="small" onClick={copy.keepThis}>
              Go on with what is here
            </Button>
          </div>
        </Notice>
      )}
      {copy.replaced === null || copy.asks !== null ? null : (
        <Notice role="status">
          <p>What you were writing before the copy is kept: {nameOf(copy.replaced)}.</p>
          <div className={styles.buttons}>
            <Button size="small" onClick={copy.bringBack}>
              Bring it back
            </Button>
            <Button size="small" onClick={copy.forgetReplaced}>
              Throw it away
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
        Your account keeps another request that is being written
        {other.title === '' ? null : <b> ({other.title})</b>}, last changed {momentText(other.saved)}. Only one of them
        is kept.
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={account.takeOther}>
          Go on with that one
        </Button>
        <Button size="small" onClick={account.keepThis}>
          Keep what is here
        </Button>
      </div>
    </Notice>
  );
}
