import { countryTable } from './countries.table.ts';

/** A country as it is offered in a list. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** A flag without a known meaning; it drives nothing (CO-24, ruling 15). */
  readonly isFlagged: boolean;
}

/** All countries, by name. */
export const countries: readonly Country[] = countryTable;

const byCode = new Map(countries.map((country) => [country.code, country]));
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L} ]/gu, '')
    .toLowerCase();
const byName = new Map(countries.map((country) => [plain(country.name), country.code]));

/** What people write beside the name of the table; a row that is missed by somebody may be added. */
const otherNames = new Map([
  ['usa', 'US'],
  ['united states of america', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['holland', 'NL'],
  ['the netherlands', 'NL'],
  ['czech republic', 'CZ'],
  ['korea', 'KR'],
  ['republic of korea', 'KR'],
]);

/** The country of a code, or undefined. Codes are in capital letters. */
export function countryOf(code: string): Country | undefined {
  return byCode.get(code);
}

/** The name for people; what is no code is shown as it is. */
export function countryName(code: string): string {
  return byCode.get(code)?.name ?? code;
}

/** The code that somebody meant who wrote a name or a code; null when it is neither. */
export function findCountryCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  if (byCode.has(code)) return code;
  const name = plain(typed.trim());
  return byName.get(name) ?? otherNames.get(name) ?? null;
}
