import type { BookedAddressWire } from '@cutsite/contracts/address';
import { addressFromWire } from '@cutsite/contracts/order-contents';
import { addressLines } from '@cutsite/domain/address';
import { Button } from '@cutsite/ui/button';
import { dayText } from '../../platform/day-text.ts';
import styles from './addresses-page.module.css';

interface AddressCardProps {
  readonly entry: BookedAddressWire;
  readonly onCorrect: () => void;
  readonly onRemove: () => void;
}

/** One address as on an envelope, what it was used for, and what can be done with it. */
export function AddressCard({ entry, onCorrect, onRemove }: AddressCardProps) {
  const [name = '', ...place] = addressLines(addressFromWire(entry.address));
  const where = place.join(', ');
  return (
    <li className={`cs-card ${styles.card}`}>
      <address>
        <b>{name}</b>
        {place.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {entry.address.phone !== '' && <span>{entry.address.phone}</span>}
      </address>
      <p>{usesOf(entry)}</p>
      <div>
        <Button onClick={onCorrect} aria-label={`Edit ${name}, ${where}`}>
          Edit
        </Button>
        <Button variant="quiet" onClick={onRemove} aria-label={`Remove ${name}, ${where}`}>
          Remove
        </Button>
      </div>
    </li>
  );
}

function usesOf({ shipping_used: shipped, billing_used: billed }: BookedAddressWire): string {
  const parts = [
    shipped === null ? '' : `Last shipped to on ${dayText(shipped)}.`,
    billed === null ? '' : `Last billed to on ${dayText(billed)}.`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Not used yet.' : parts.join(' ');
}
