import type { ShownBlockOf } from '@cutsite/content/block';
import { createContext, useContext } from 'react';
import type { ContentCard } from '../../../platform/content/content-source.ts';
import { type Listing, listings } from '../listing/listings.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import styles from './blocks.module.css';
import { SectionHead } from './section-head.tsx';

/** What the lists of a page list, by the id of the block: looked up when the page is drawn. */
export const ListedEntries = createContext<Readonly<Record<string, readonly ContentCard[]>>>({});

/** The page that lists a type, in its own words: "All articles". */
function listOf(type: string): { readonly label: string; readonly href: string } | undefined {
  const found = Object.entries<Listing>(listings).find(([, { types }]) => types.includes(type));
  return found && { label: `All ${found[1].noun[1]}`, href: found[0] };
}

/** The latest entries of a type, and the way to all of them; nothing where there are none. */
export function EntryList({ block }: { readonly block: ShownBlockOf<'entry_list'> }) {
  const entries = useContext(ListedEntries)[block.id] ?? [];
  if (entries.length === 0) return null;
  const isWhole = block.tag === undefined && block.category === undefined;
  return (
    <section className={`cs-page ${styles.section}`}>
      <SectionHead heading={block.heading} all={isWhole ? listOf(block.type) : undefined} />
      <CardGrid entries={entries} headings={block.heading ? 'h3' : 'h2'} />
    </section>
  );
}
