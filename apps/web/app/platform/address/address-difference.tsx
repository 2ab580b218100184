import { type AddressSuggestion, addressFieldLabel, countryName } from '@cutsite/domain/address';
import { Button } from '@cutsite/ui/button';
import styles from './address-form.module.css';

interface AddressDifferenceProps {
  readonly suggestion: AddressSuggestion;
  readonly onTake: () => void;
  /** Null: what was typed cannot be kept as it is. */
  readonly onLeave: (() => void) | null;
}

/** What would read better, as a difference: old struck out, new beside it. */
export function AddressDifference({ suggestion, onTake, onLeave }: AddressDifferenceProps) {
  const { country } = suggestion.address;
  const shown = (field: string, text: string) => (field === 'country' ? countryName(text) : text);
  return (
    <section className={styles.difference} aria-label="Suggested correction">
      <p role="status">Did you mean this?</p>
      <dl>
        {suggestion.changes.map(({ field, from, to }) => (
          <div key={field}>
            <dt>{addressFieldLabel(field, country)}</dt>
            <dd>
              <del>{shown(field, from)}</del> <ins>{shown(field, to)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <Button name="take-suggestion" variant="soft" onClick={onTake}>
          Use the suggestion
        </Button>
        {onLeave !== null && <Button onClick={onLeave}>Keep what I typed</Button>}
      </div>
    </section>
  );
}
