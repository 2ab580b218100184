import { useContext } from 'react';
import { ListedEntries } from '../blocks/entry-list.tsx';
import { CardGrid } from '../parts/card-grid.tsx';
import styles from './entry.module.css';

/** A list that the page looked up under a name. */
export function Listed({ name, title }: { readonly name: string; readonly title: string }) {
  const entries = useContext(ListedEntries)[name] ?? [];
  if (entries.length === 0) return null;
  return (
    <section className={`cs-page ${styles.section}`}>
      <h2>{title}</h2>
      <CardGrid entries={entries} headings="h3" />
    </section>
  );
}
