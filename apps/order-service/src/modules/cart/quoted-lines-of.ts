import { kindOfSent, readSentItem, type SentItem } from '@cutsite/contracts/item';
import { type KindedItem, kindOf, rowOf } from '@cutsite/domain/item';
import type { QuotedLines } from '@cutsite/domain/quoted-line';
import type { Pool, PoolClient } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import { readQuotedLines } from '../quoted-line/index.ts';

interface LineBuyer {
  readonly accountId: string;
  readonly now: Date;
}

/** The lines of sales' quotes that items name and an account may order by now; no statement where they name none. */
export function quotedLinesOf(
  db: Pool | PoolClient,
  { kinds }: Pick<ItemTables, 'kinds'>,
  items: readonly KindedItem[],
  whose: LineBuyer,
): Promise<QuotedLines> {
  const ids = items.flatMap((item) => kindOf(kinds, item).lineOf?.(item) ?? []);
  return readQuotedLines(db, { ids: [...new Set(ids)], ...whose });
}

/** The same for items as they were sent. */
export function quotedLinesOfSent(
  db: Pool | PoolClient,
  tables: ItemTables,
  sent: readonly SentItem[],
  whose: LineBuyer,
): Promise<QuotedLines> {
  const { kinds, wires } = tables;
  const quoted = sent.filter((one) => rowOf(kinds, kindOfSent(wires, one)).lineOf !== undefined);
  return quotedLinesOf(
    db,
    tables,
    quoted.map((one) => readSentItem(wires, one).item),
    whose,
  );
}
