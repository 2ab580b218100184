import { announcePageChange } from '@cutsite/service-base/page-changes';
import type { Pool } from 'pg';

export const pagesUsage = `Usage: npm run pages -- forget PATH
       npm run pages -- forget --all`;

/** Runs `npm run pages`; returns the exit code: 0 done, 2 not understood. */
export async function runPagesCommand(
  words: readonly string[],
  { pool, print }: { readonly pool: Pool; readonly print: (line: string) => void },
): Promise<number> {
  const [verb, which, ...others] = words;
  const isAll = which === '--all';
  if (verb !== 'forget' || which === undefined || others.length > 0 || !(isAll || which.startsWith('/'))) {
    print(pagesUsage);
    return 2;
  }
  await announcePageChange(pool, isAll ? null : which);
  print(
    isAll
      ? 'Every store on this database forgets its pages.'
      : `Every store on this database forgets the page ${which}.`,
  );
  return 0;
}
