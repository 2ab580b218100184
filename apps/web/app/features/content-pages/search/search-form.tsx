import { Button } from '@cutsite/ui/button';
import styles from './search.module.css';

export interface SearchFormProps {
  /** Where the search is answered. */
  readonly action: string;
  readonly label: string;
  readonly words: string;
  /** Types that it is narrowed down to; undefined: all. */
  readonly types?: string | undefined;
}

/** A search that works without a script: its words become a part of the address. */
export function SearchForm({ action, label, words, types }: SearchFormProps) {
  return (
    <search>
      <form action={action} className={styles.search}>
        <input type="search" name="q" aria-label={label} placeholder={label} defaultValue={words} maxLength={100} />
        {types === undefined ? null : <input type="hidden" name="type" value={types} />}
        <Button type="submit" variant="primary" size="roomy">
          Search
        </Button>
      </form>
    </search>
  );
}
