import type { ComboboxOption } from '@cutsite/ui/combobox';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';
import { geneFlags } from '../names/gene-text.ts';
import { nearestNames } from '../names/nearest-names.ts';

const maxShown = 8;
/** Fewer letters are near to too much. */
const minForNearest = 3;

/**
 * Symbols that begin with what was typed, each with its flags (ruling 78). Genes whose other name or id it is come
 * first. Where nothing fits, the symbols that are spelled most like it.
 * @param before what the product offers beside genes, such as controls
 */
export function geneSuggestions(
  typed: string,
  genes: GenesAtHand | null,
  before: readonly ComboboxOption[] = [],
): readonly ComboboxOption[] {
  const text = typed.trim().toUpperCase();
  if (genes === null || text === '') return [];
  const { index } = genes;
  const options: ComboboxOption[] = [...before];
  const shown = new Set<string>();
  const add = (place: number, by?: string) => {
    const gene = index.genes[place];
    if (gene === undefined || shown.has(gene.symbol)) return;
    shown.add(gene.symbol);
    options.push({ value: gene.symbol, note: by === undefined ? geneFlags(gene) : `${by}, ${geneFlags(gene)}` });
  };
  const byId = index.byId.get(text.replace(/\.\d+$/, ''));
  if (byId !== undefined) add(byId, text);
  const others = index.byOtherName.get(text);
  for (const place of others === undefined ? [] : [others].flat()) add(place, `also ${typed.trim()}`);
  for (let place = 0; place < index.symbolKeys.length && options.length < maxShown; place += 1)
    if (index.symbolKeys[place]?.startsWith(text) === true) add(place);
  if (options.length > before.length || text.length < minForNearest) return options.slice(0, maxShown);
  const nearest = nearestNames(typed, genes).map((gene) => ({
    value: gene.symbol,
    note: `spelled like it, ${geneFlags(gene)}`,
  }));
  return [...options, ...nearest].slice(0, maxShown);
}
