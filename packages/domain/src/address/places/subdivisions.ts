import { subdivisionTable } from './subdivisions.table.ts';

/** A state, territory or province. */
export interface Subdivision {
  readonly code: string;
  readonly name: string;
  /** How its postal codes begin; empty where that is not checked. */
  readonly postal: readonly string[];
}

/** The subdivisions of a country and what they are called there. */
export interface Subdivisions {
  /** State, province: for the label of the field. */
  readonly word: string;
  readonly rows: readonly Subdivision[];
}

const tables: ReadonlyMap<string, Subdivisions> = new Map(Object.entries(subdivisionTable));

/** The list to choose from, or null: there the field is free text. */
export function subdivisionsOf(country: string): Subdivisions | null {
  return tables.get(country) ?? null;
}

/** The subdivision of this exact code, or undefined. */
export function subdivisionOf(country: string, code: string): Subdivision | undefined {
  return tables.get(country)?.rows.find((row) => row.code === code);
}

/** The code that somebody meant who wrote a name or a code in any letter case; null when it is neither. */
export function findSubdivisionCode(country: string, typed: string): string | null {
  const wanted = plain(typed);
  const found = tables.get(country)?.rows.find(({ code, name }) => plain(code) === wanted || plain(name) === wanted);
  return found?.code ?? null;
}

/** Letters only, without marks: "Québec" is Quebec, "Wash. DC" is not. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}
