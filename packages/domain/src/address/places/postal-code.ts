import { postalCodeTable } from './postal-codes.table.ts';

interface Form {
  readonly shape: RegExp;
  readonly cut: { readonly after: number; readonly with: string } | null;
  readonly word?: string;
  readonly example: string;
}

const forms: ReadonlyMap<string, Form> = new Map(Object.entries(postalCodeTable));

/** What a postal code is called in a country, and one for an example (null: the country has none in our table). */
export function postalCodeWords(country: string): { readonly word: string; readonly example: string | null } {
  const form = forms.get(country);
  return { word: form?.word ?? 'Postal code', example: form?.example ?? null };
}

/** Whether addresses of the country need a postal code. */
export function needsPostalCode(country: string): boolean {
  return forms.has(country);
}

/**
 * A postal code as it is written in its country (`K1A 0B1`), from any way of writing it (`k1a0b1`, `D-10115`,
 * `〒150-0001` in wide figures); null when it is none. Where the country has no form of its own, the code in capitals.
 */
export function readPostalCode(country: string, typed: string): string | null {
  const form = forms.get(country);
  const whole = typed.normalize('NFKC').replaceAll('〒', '').trim().toUpperCase();
  if (form === undefined) return whole.replaceAll(/\s+/g, ' ');
  const compact = whole.replaceAll(/[\s.\p{Pd}]/gu, '');
  const bare = form.shape.test(compact) ? compact : withoutCountry(compact, country);
  return form.shape.test(bare) ? written(bare, form) : null;
}

/** `D-10115` and `CH-8093`, as envelopes used to be addressed. */
function withoutCountry(compact: string, country: string): string {
  const letters = country === 'DE' ? /^(DE|D)(?=\d)/ : new RegExp(`^(${country}|${country[0] ?? ''})(?=\\d)`);
  return compact.replace(letters, '');
}

function written(code: string, { cut }: Form): string {
  if (cut === null) return code;
  const at = cut.after < 0 ? code.length + cut.after : cut.after;
  return at >= code.length ? code : `${code.slice(0, at)}${cut.with}${code.slice(at)}`;
}
