import type { listDistributors } from '@cutsite/contracts/distributor';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { countryName } from '@cutsite/domain/address';
import type { Pool } from 'pg';
import type { Config } from '../../config/index.ts';
import { selectDistributors } from './distributor.repository.ts';

type Distributors = SuccessAnswer<typeof listDistributors>['body'];
interface Dependencies {
  readonly pool: Pool;
  readonly config: Pick<Config, 'distributorLockedCountries'>;
}

/** The list as every visitor sees it; null where the list is locked for some countries. */
export async function publicDistributors(dependencies: Dependencies): Promise<Distributors | null> {
  return dependencies.config.distributorLockedCountries.length > 0 ? null : showDistributors(dependencies, null);
}

/** The distributors by country and name, or none of them for a visitor from a country that is locked. */
export async function showDistributors(
  { pool, config }: Dependencies,
  visitorCountry: string | null,
): Promise<Distributors> {
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
