import type { Address } from './address.ts';
import { addressFieldNames, mapAddress } from './address-fields.ts';
import { subdivisionsOf } from './places/subdivisions.ts';

/**
 * An address as it is kept: composed letters, no blanks at the ends or double ones inside, codes in capital letters.
 * Nothing that a person would call a change; those are suggestions (`suggestAddress`). Twice is once.
 */
export function normaliseAddress(typed: Address): Address {
  const tidy = mapAddress(typed, (text) =>
    text
      .normalize('NFC')
      .replaceAll(/[ \u00a0]+/g, ' ')
      .trim(),
  );
  const country = isCodeLike(tidy.country) ? tidy.country.toUpperCase() : tidy.country;
  const listed = subdivisionsOf(country) !== null && isCodeLike(tidy.subdivision);
  return { ...tidy, country, subdivision: listed ? tidy.subdivision.toUpperCase() : tidy.subdivision };
}

/** Whether two addresses are the same place and people, whatever the blanks and the letter case. */
export function isSameAddress(one: Address, other: Address): boolean {
  const left = normaliseAddress(one);
  const right = normaliseAddress(other);
  return addressFieldNames.every((field) => left[field].toLowerCase() === right[field].toLowerCase());
}

const isCodeLike = (text: string) => /^[A-Za-z]{2}$/.test(text);
