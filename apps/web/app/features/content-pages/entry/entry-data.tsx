import type { ShownEntry } from '@cutsite/content/type';
import type { ReactNode } from 'react';
import type { ContentCard } from '../../../platform/content/content-source.ts';
import type { PageData } from '../../../platform/page-data.ts';
import { ListedEntries } from '../blocks/entry-list.tsx';
import { FoundHelpful } from '../help/found-helpful.ts';
import { PricesOfPage, pricesOfEntry, type ShownPrices } from '../prices/shown-prices.ts';
import { entryLists } from './entry-lists.ts';

/** What the page of an entry shows beside its own fields. */
export interface EntryData {
  readonly lists: Readonly<Record<string, readonly ContentCard[]>>;
  readonly prices: ShownPrices;
  /** What its readers answered; left out where nobody is asked. */
  readonly helpful?: FoundHelpful;
}

/** Looks it up. */
export async function readEntryData(
  entry: ShownEntry,
  { content, prices, restrictions }: Pick<PageData, 'content' | 'prices' | 'restrictions'>,
): Promise<EntryData> {
  const [lists, shown, helpful] = await Promise.all([
    entryLists(entry, content),
    pricesOfEntry(entry, { prices, restrictions }),
    entry.type === 'help_article' ? content.helpful(entry.id) : { yes: 0, all: 0 },
  ]);
  return { lists, prices: shown, helpful };
}

/** Hands it to the page. */
export function WithEntryData({
  lists,
  prices,
  helpful = { yes: 0, all: 0 },
  children,
}: EntryData & { readonly children: ReactNode }) {
  return (
    <ListedEntries value={lists}>
      <PricesOfPage value={prices}>
        <FoundHelpful value={helpful}>{children}</FoundHelpful>
      </PricesOfPage>
    </ListedEntries>
  );
}
