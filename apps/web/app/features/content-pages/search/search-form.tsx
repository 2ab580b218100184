import { Button } from '@cutsite/ui/button';
import styles from '../listing/listing.module.css';

export interface SearchFormProps {
  /** Where the search is answered. */
  readonly action: string;
  readonly label: string;
  readonly words: string;
}

/** A search that works without a script: its words become a part of the address. */
export function SearchForm({ action, label, words }: SearchFormProps) {
  return (
    <search>
      <form action={action} className={styles.search}>
        <input type="search" name="q" aria-label={label} placeholder={label} defaultValue={words} maxLength={100} />
        <Button type="submit" variant="primary" size="roomy">
          Search
        </Button>
      </form>
    </search>
  );
}
