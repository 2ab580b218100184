import { fakeCardSchema } from '@cutsite/fake-card-network/schema';
import { jobsSchema } from '@cutsite/service-base/jobs';

/**
 * Every schema of the store's database, and what a backup does with it: `kept` goes into the archive and is filled
 * again; `remade` is the library's own, which it makes itself, and whose rows are made from ours at the next start.
 * That of the fake card network is in databases of demo mode and of tests only.
 */
export const storeSchemas = {
  public: 'kept',
  content: 'kept',
  [fakeCardSchema]: 'kept',
  [jobsSchema]: 'remade',
} as const satisfies Record<string, 'kept' | 'remade'>;

/** The names of those that are dealt with so. */
export function schemasThatAre(how: 'kept' | 'remade'): readonly string[] {
  return Object.entries(storeSchemas).flatMap(([name, is]) => (is === how ? [name] : []));
}
