import { Button } from '@cutsite/ui/button';
import styles from './search.module.css';

export interface SearchFormProps {
  /** Where the search is answered. */
  readonly action: string;
  readonly label: string;
  readonly words: string;
  /** Types that it is narrowed down to; undefined: all. */
  readonly types?: string | undefined;
  /** Parts of the address that stay with a new search. */
  readonly kept?: readonly (readonly [name: string, value: string])[];
}

/** A search that works without a script: its words become a part of the address. */
export function SearchForm({ action, label, words, types, kept = [] }: SearchFormProps) {
  return (
    <search>
      <form action={action} className={styles.search}>
        <input type="search" name="q" aria-label={label} placeholder={label} defaultValue={words} maxLength={100} />
        {types === undefined ? null : <input type="hidden" name="type" value={types} />}
        <span hidden data-part="kept">
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </span>
        <Button type="submit" variant="primary" size="roomy">
          Search
        </Button>
      </form>
    </search>
  );
}
