import { countryName } from '@cutsite/domain/address';
import { requestTypes } from '@cutsite/domain/advanced-request';
import type { TerritoryOfRep } from './request-queries.ts';

/** Which countries and types of requests come to somebody, in words. */
export function looksAfterText({ countries, request_types: types }: TerritoryOfRep): string {
  const kinds = types.length === 0 ? 'All types' : types.map((type) => requestTypes[type].label).join(', ');
  return `${kinds}; ${countries.length === 0 ? 'all countries' : countries.map(countryName).join(', ')}`;
}
