import { err, ok, type Result } from '../result/index.ts';
import type { SheetTable } from '../sheet/index.ts';

/** A name of a pool list and the line it stood on, counted from 1. */
export interface ListedPool {
  readonly line: number;
  readonly name: string;
}

/** Why a file is no list of pools. */
export type PoolListFault =
  | { readonly code: 'no_rows' }
  | { readonly code: 'header_missing'; readonly found: readonly string[] };

/** No name has more letters; the rest of a book that somebody pasted is not kept. */
const longestName = 200;

function cleaned(cell: string | undefined): string {
  return (cell ?? '')
    .replace(/^\ufeff/, '')
    .replace(/[\u00a0\u200b]/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longestName);
}

/** What the first row of a list of pools holds first. */
export const poolListHeading = 'Gene';

/** The names of a list of pools: the first column of a sheet that starts with the header "Gene". */
export function readPoolList({ cells }: Pick<SheetTable, 'cells'>): Result<readonly ListedPool[], PoolListFault> {
  const first = cells.findIndex((row) => row.some((cell) => cleaned(cell) !== ''));
  const head = cells[first];
  if (head === undefined) return err({ code: 'no_rows' });
  if (cleaned(head[0]).toLowerCase() !== poolListHeading.toLowerCase()) {
    const found = head.map(cleaned).filter((cell) => cell !== '');
    return err({ code: 'header_missing', found: found.slice(0, 5) });
  }
  const pools = cells.flatMap((row, at) => {
    const name = cleaned(row[0]);
    return at <= first || name === '' ? [] : [{ line: at + 1, name }];
  });
  return pools.length === 0 ? err({ code: 'no_rows' }) : ok(pools);
}

/** The sentence for a refused file. */
export function poolListMessage(fault: PoolListFault): string {
  if (fault.code === 'no_rows') return 'There are no genes in it.';
  const found = fault.found.map((cell) => cell.slice(0, 40)).join(', ');
  return `A pool list starts with the header ${poolListHeading}. This one starts with ${found}.`;
}
