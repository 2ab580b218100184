import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { SupportContact } from './service/support-contact.tsx';

interface LoadFailureProps {
  /** The sentence of the service. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** In place of what could not be read: why, another try, and whom to ask. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <>
      <Notice tone="error" role="alert">
        {message}
      </Notice>
      <div>
        <Button onClick={onRetry}>Try again</Button>
      </div>
      <SupportContact />
    </>
  );
}
