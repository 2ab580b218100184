import { addressFaultMessage, checkPhone, countryOf } from '../address/index.ts';
import { type RequestType, requestTypeNames } from './request-types.table.ts';

/** What a sales representative looks after; no countries or no types: all of them (RQ-26). */
export interface Territory {
  /** As customers read it, for example “Central Europe”; may be empty. */
  readonly territory: string;
  readonly phone: string;
  /** Codes of two letters. */
  readonly countries: readonly string[];
  readonly requestTypes: readonly RequestType[];
}

export type TerritoryField = keyof Territory;

const maxNameLength = 60;

/** Without spaces around its texts, each country and type once, in the order of their tables. */
export function tidyTerritory({ territory, phone, countries, requestTypes }: Territory): Territory {
  return {
    territory: territory.trim().replaceAll(/ +/g, ' '),
    phone: phone.trim(),
    countries: [...new Set(countries.map((code) => code.trim().toUpperCase()))].toSorted(),
    requestTypes: requestTypeNames.filter((name) => requestTypes.includes(name)),
  };
}

/** What is wrong with it, a sentence for each field; no field: nothing. Sentences are ours. */
export function checkTerritory(typed: Territory): Partial<Record<TerritoryField, string[]>> {
  const { territory, phone, countries } = tidyTerritory(typed);
  const faults: Partial<Record<TerritoryField, string[]>> = {};
  if ([...territory].length > maxNameLength)
    faults.territory = [`The name must be ${maxNameLength} or fewer characters.`];
  else if (/\p{C}/u.test(territory)) faults.territory = ['The name must be one line of letters.'];
  const phoneFault = phone === '' ? null : checkPhone(phone);
  if (phoneFault !== null) faults.phone = [addressFaultMessage({ field: 'phone', code: phoneFault }, '')];
  const unknown = countries.filter((code) => countryOf(code) === undefined);
  if (unknown.length > 0) faults.countries = [`There is no country with the code ${unknown.join(', ')}.`];
  return faults;
}
