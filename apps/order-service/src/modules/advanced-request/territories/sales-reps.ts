import type { SalesRepWire } from '@cutsite/contracts/advanced-request';
import type { RequestType, Territory } from '@cutsite/domain/advanced-request';
import type { Pool, PoolClient } from 'pg';
import { listSalesReps as listReps } from '../../account/index.ts';
import { countOpenRequests, selectTerritories } from './territory.repository.ts';

/** A representative with what they look after. */
export interface RepWithTerritory extends Territory {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Raised by every write; 0: never set. */
  readonly revision: number;
}

const everything: Territory = { territory: '', phone: '', countries: [], requestTypes: [] };

/** Everybody of sales with what is shown of them (ruling 63), by name. */
export async function readSalesReps(db: Pool | PoolClient): Promise<readonly RepWithTerritory[]> {
  const [reps, territories] = [await listReps(db), await selectTerritories(db)];
  return reps.map((rep) => ({ ...rep, ...(territories.get(rep.id) ?? { ...everything, revision: 0 }) }));
}

/** What others see of a representative. */
export const repToWire = ({ id, name, email, phone, territory }: RepWithTerritory): SalesRepWire => ({
  id,
  name,
  email,
  phone,
  territory,
});

/**
 * Who a new request goes to by rule: somebody named for its type before somebody for all, then the same for its
 * country, and of those the one with the fewest open requests. Null: nobody looks after it.
 */
export async function chooseSalesRep(
  client: Pool | PoolClient,
  { type, country }: { readonly type: RequestType; readonly country: string | null },
): Promise<string | null> {
  const open = await countOpenRequests(client);
  const fits = (asked: readonly string[], word: string | null): number => {
    if (asked.length === 0) return 0;
    return word !== null && asked.includes(word) ? 1 : -1;
  };
  const ranked = (await readSalesReps(client))
    .map((rep) => ({ rep, byType: fits(rep.requestTypes, type), byCountry: fits(rep.countries, country) }))
    .filter(({ byType, byCountry }) => byType >= 0 && byCountry >= 0)
    .toSorted(
      (one, other) =>
        other.byType - one.byType ||
        other.byCountry - one.byCountry ||
        (open.get(one.rep.id) ?? 0) - (open.get(other.rep.id) ?? 0),
    );
  return ranked[0]?.rep.id ?? null;
}
