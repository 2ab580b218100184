import type { Address } from '@cutsite/domain/address';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { AddressDifference } from './address-difference.tsx';
import type { SuggestionStatus } from './address-suggestion.ts';

interface SuggestionViewProps {
  readonly status: SuggestionStatus;
  readonly onTake: (address: Address) => void;
}

/** How far the suggestion for an address is, and what it says (RQ-6). Nothing of it keeps anybody from going on. */
export function SuggestionView({ status, onTake }: SuggestionViewProps) {
  const isFine = status.is === 'success' && status.suggestion === null && status.sentences.length === 0;
  return (
    <>
      <p role="status" className="cs-muted cs-small">
        {status.is === 'pending' ? 'Checking how the address is written…' : null}
        {isFine ? 'The address is written as carriers expect it.' : null}
      </p>
      {status.is === 'failed' ? (
        <Notice tone="warnMinor" role="status">
          The address could not be checked. What you typed stays, and you can go on with it.{' '}
          <Button size="small" onClick={status.again}>
            Check it again
          </Button>
        </Notice>
      ) : null}
      {status.is === 'success' && !isFine ? <Advice advice={status} onTake={onTake} /> : null}
    </>
  );
}

interface AdviceProps {
  readonly advice: Extract<SuggestionStatus, { is: 'success' }>;
  readonly onTake: (address: Address) => void;
}

/** A better form first; what would still be wrong with it is said when that is taken. */
function Advice({ advice: { suggestion, sentences }, onTake }: AdviceProps) {
  if (suggestion !== null) {
    return <AddressDifference suggestion={suggestion} onTake={() => onTake(suggestion.address)} onLeave={null} />;
  }
  return (
    <Notice tone="warnMinor" role="status">
      {sentences.join(' ')}
    </Notice>
  );
}
