import type { SalesRepWire } from '@cutsite/contracts/advanced-request';
import type { RequestType } from '@cutsite/domain/advanced-request';
import type { Pool, PoolClient } from 'pg';
import { listSalesReps as listReps } from '../account/index.ts';

interface Territory {
  readonly account_id: string;
  readonly territory: string;
  readonly phone: string;
  readonly countries: readonly string[];
  readonly request_types: readonly string[];
}

/** A representative with what they look after; no countries or types: all of them. */
interface RepWithTerritory extends SalesRepWire {
  readonly countries: readonly string[];
  readonly requestTypes: readonly string[];
}

/** Everybody of sales with what is shown of them (ruling 63), by name. */
export async function readSalesReps(db: Pool | PoolClient): Promise<readonly RepWithTerritory[]> {
  const reps = await listReps(db);
  const { rows } = await db.query<Territory>('select * from sales_territory');
  const of = new Map(rows.map((row) => [row.account_id, row]));
  return reps.map(({ id, name, email }) => {
    const { territory = '', phone = '', countries = [], request_types: requestTypes = [] } = of.get(id) ?? {};
    return { id, name, email, phone, territory, countries, requestTypes };
  });
}

/** What others see of a representative. */
export const repToWire = ({ id, name, email, phone, territory }: RepWithTerritory): SalesRepWire => ({
  ...{ id, name, email, phone, territory },
});

/**
 * Who a new request goes to by rule: somebody named for its type before somebody for all, then the same for its
 * country, and of those the one with the fewest open requests. Null: nobody looks after it.
 */
export async function chooseSalesRep(
  client: PoolClient,
  { type, country }: { readonly type: RequestType; readonly country: string | null },
): Promise<string | null> {
  const { rows } = await client.query<{ sales_rep_id: string; open: number }>(
    `select sales_rep_id, count(*)::int as open from advanced_request
      where sales_rep_id is not null and state in ('submitted', 'with_sales', 'waiting_for_customer', 'quoted')
      group by sales_rep_id`,
  );
  const open = new Map(rows.map((row) => [row.sales_rep_id, row.open]));
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
