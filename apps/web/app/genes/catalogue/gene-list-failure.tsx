import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';

interface GeneListFailureProps {
  /** Null: the list is there, or on its way. */
  readonly failure: string | null;
  readonly onRetry: () => void;
}

/** Nothing can be checked without the list: says so, and asks for it again. */
export function GeneListFailure({ failure, onRetry }: GeneListFailureProps) {
  if (failure === null) return null;
  return (
    <Notice tone="error">
      {failure} Names cannot be checked without it; what you type is kept.{' '}
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
