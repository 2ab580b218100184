import type { CatalogueCellLine } from '@cutsite/domain/gene';
import { isOwnLine, type KnockoutSlug, ownLine, ownLineName } from '@cutsite/domain/knockout-cells';
import type { ComboboxOption } from '@cutsite/ui/combobox';

const mostShown = 8;

/** A name as lines are compared: "K562" finds "K-562". */
const key = (name: string): string => name.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The line that a text names exactly, by its name or a synonym; null where none is so called. */
export function lineCalled(typed: string, lines: readonly CatalogueCellLine[]): CatalogueCellLine | null {
  const wanted = key(typed);
  if (wanted === '') return null;
  return lines.find(({ name, synonyms }) => [name, ...synonyms].some((one) => key(one) === wanted)) ?? null;
}

/**
 * The lines that a product is made in whose name or synonym holds what was typed, those first that begin so; and as the
 * last one a line of one's own with this name (KO-2).
 */
export function lineSuggestions(
  typed: string,
  product: KnockoutSlug,
  lines: readonly CatalogueCellLine[] | null,
): readonly ComboboxOption[] {
  const wanted = key(ownLineName(typed));
  const offered = (lines ?? []).filter(({ products }) => products.includes(product));
  const placeOf = ({ name, synonyms }: CatalogueCellLine) =>
    Math.min(...[name, ...synonyms].map((one) => key(one).indexOf(wanted)).map((at) => (at < 0 ? Infinity : at)));
  const found = offered
    .map((line) => ({ line, place: placeOf(line) }))
    .filter(({ place }) => place !== Infinity)
    .toSorted((one, other) => one.place - other.place)
    .slice(0, mostShown)
    .map(({ line }) => ({ value: line.name, note: line.origin }));
  const own = ownLineName(typed);
  const isOurs = !isOwnLine(typed) && offered.some(({ name }) => name === typed.trim());
  if (own === '' || isOurs) return found;
  return [...found, { value: ownLine(own), note: 'your own line, by agreement' }];
}
