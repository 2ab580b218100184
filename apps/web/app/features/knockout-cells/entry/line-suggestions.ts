import type { CatalogueCellLine } from '@cutsite/domain/gene';
import { isOwnLine, type KnockoutSlug, ownLine, ownLineName } from '@cutsite/domain/knockout-cells';
import type { ComboboxOption } from '@cutsite/ui/combobox';
import { lineKey } from '../../../genes/cell-lines/line-called.ts';

const maxShown = 8;

/**
 * The lines that a product is made in whose name or synonym holds what was typed, those first that begin so; and as the
 * last one a line of one's own with this name (KO-2).
 */
export function lineSuggestions(
  typed: string,
  product: KnockoutSlug,
  lines: readonly CatalogueCellLine[] | null,
): readonly ComboboxOption[] {
  const wanted = lineKey(ownLineName(typed));
  const offered = (lines ?? []).filter(({ products }) => products.includes(product));
  const placeOf = ({ name, synonyms }: CatalogueCellLine) =>
    Math.min(...[name, ...synonyms].map((one) => lineKey(one).indexOf(wanted)).map((at) => (at < 0 ? Infinity : at)));
  const found = offered
    .map((line) => ({ line, place: placeOf(line) }))
    .filter(({ place }) => place !== Infinity)
    .toSorted((one, other) => one.place - other.place)
    .slice(0, maxShown)
    .map(({ line }) => ({ value: line.name, note: line.origin }));
  const own = ownLineName(typed);
  const isOurs = !isOwnLine(typed) && offered.some(({ name }) => name === typed.trim());
  if (own === '' || isOurs) return found;
  return [...found, { value: ownLine(own), note: 'your own line, by agreement' }];
}
