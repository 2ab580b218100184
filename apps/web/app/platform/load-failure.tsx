import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { requestIdIn } from './failure/call-refused.ts';
import { SupportContact } from './service/support-contact.tsx';

interface LoadFailureProps {
  /** Its message is shown; the mail to support names its request's id, where it has one. */
  readonly failure: Error;
  readonly onRetry: () => void;
}

/** In place of what could not be read: why, another try, and whom to ask. */
export function LoadFailure({ failure, onRetry }: LoadFailureProps) {
  return (
    <>
      <Notice tone="error" role="alert">
        {failure.message}
      </Notice>
      <div>
        <Button onClick={onRetry}>Try again</Button>
      </div>
      <SupportContact requestId={requestIdIn(failure)} />
    </>
  );
}
