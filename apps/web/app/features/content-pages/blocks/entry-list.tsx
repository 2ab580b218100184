import type { ShownBlockOf } from '@cutsite/content/block';
import { createContext, useContext } from 'react';
import type { ContentCard } from '../../../platform/content/content-source.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import styles from './blocks.module.css';
import { SectionHead } from './section-head.tsx';

/** What the lists of a page list, by the id of the block: looked up when the page is drawn. */
export const ListedEntries = createContext<Readonly<Record<string, readonly ContentCard[]>>>({});

/** The latest entries of a type; nothing where there are none. */
export function EntryList({ block }: { readonly block: ShownBlockOf<'entry_list'> }) {
  const entries = useContext(ListedEntries)[block.id] ?? [];
  if (entries.length === 0) return null;
  return (
    <section className={`cs-page ${styles.section}`}>
      <SectionHead heading={block.heading} />
      <CardGrid entries={entries} headings={block.heading ? 'h3' : 'h2'} />
    </section>
  );
}
