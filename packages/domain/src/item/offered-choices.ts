import { type CatalogueCellLine, type CellLineProduct, genomeSlugs } from '../gene/index.ts';
import type { OfferedChoice } from './item-kind.ts';

/** The lines that a product is made in, genome by genome; a genome without any is left out. */
export function lineChoices(product: CellLineProduct, lines: readonly CatalogueCellLine[]): readonly OfferedChoice[] {
  return genomeSlugs.flatMap((species) => {
    const own = lines.filter((line) => line.genome === species && line.products.includes(product));
    return own.length === 0 ? [] : [{ name: 'cell_line', words: own.map(({ name }) => name), when: { species } }];
  });
}

/** A number that is chosen from the least to the most. */
export const countChoice = (
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
): OfferedChoice => ({
  name,
  words: Array.from({ length: max - min + 1 }, (_, at) => String(min + at)),
  when: {},
});
