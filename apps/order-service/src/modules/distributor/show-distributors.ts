import type { listDistributors } from '@cutsite/contracts/distributor';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { countryName } from '@cutsite/domain/address';
import type { Pool } from 'pg';
import type { Config } from '../../config/index.ts';
import { selectDistributors } from './distributor.repository.ts';

/** The distributors by country and name, or none of them for a visitor from a country that is locked. */
export async function showDistributors(
  { pool, config }: { readonly pool: Pool; readonly config: Pick<Config, 'distributorLockedCountries'> },
  visitorCountry: string | null,
): Promise<SuccessAnswer<typeof listDistributors>['body']> {
  if (visitorCountry !== null && config.distributorLockedCountries.includes(visitorCountry)) {
    return { is_locked: true, distributors: [] };
  }
  const distributors = (await selectDistributors(pool)).map((row) => ({
    ...row,
    country_name: countryName(row.country_code),
  }));
  distributors.sort((a, b) => a.country_name.localeCompare(b.country_name, 'en') || a.name.localeCompare(b.name, 'en'));
  return { is_locked: false, distributors };
}
