import { type CatalogueGene, otherNames, resolveGene } from '@cutsite/domain/gene';
import type { ComboboxOption } from '@cutsite/ui/combobox';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';
import { geneFlags } from '../names/gene-text.ts';
import { nearestNames } from '../names/nearest-names.ts';

const maxShown = 8;
/** Fewer letters are near to too much, and begin too many names. */
const minForOtherNames = 3;

/** Genes that a field for one gene suggests. */
export interface GeneSuggestions {
  readonly options: readonly ComboboxOption[];
  /** None bears the name, or begins with it: the options are only spelled like it. */
  readonly isGuessed: boolean;
}

/**
 * Genes that the typed name means, by symbol, another name or id, in whatever writing; then those whose symbol begins
 * so, and those whose other names do; each with its flags (ruling 78). Where nothing fits, the symbols that are spelled
 * most like it.
 * @param before what the product offers beside genes, such as controls
 */
export function geneSuggestions(
  typed: string,
  genes: GenesAtHand | null,
  before: readonly ComboboxOption[] = [],
): GeneSuggestions {
  const text = typed.trim().toUpperCase();
  if (genes === null || text === '') return { options: [], isGuessed: false };
  const { index } = genes;
  const options: ComboboxOption[] = [...before];
  const shown = new Set<string>();
  const add = (gene: CatalogueGene | undefined, name = gene?.symbol) => {
    if (gene === undefined || shown.has(gene.symbol) || options.length >= maxShown) return;
    shown.add(gene.symbol);
    const flags = geneFlags(gene);
    const called = name === gene.ensemblId ? name : `also ${name}`;
    options.push({ value: gene.symbol, note: name === gene.symbol ? flags : `${called}, ${flags}` });
  };
  const answer = resolveGene(typed, index);
  if (answer.status === 'matched') {
    add(answer.gene, answer.name);
    for (const gene of answer.otherMeanings) add(gene, typed.trim());
  }
  if (answer.status === 'ambiguous') for (const { gene, name } of answer.candidates) add(gene, name);
  for (const [place, key] of index.symbolKeys.entries()) if (key.startsWith(text)) add(index.genes[place]);
  if (text.length >= minForOtherNames)
    for (const [key, places] of index.byOtherName) {
      if (options.length >= maxShown) break;
      if (!key.startsWith(text)) continue;
      for (const place of [places].flat()) {
        const gene = index.genes[place];
        add(gene, gene && otherNames(gene).find((name) => name.toUpperCase() === key));
      }
    }
  if (options.length > before.length || text.length < minForOtherNames) return { options, isGuessed: false };
  const nearest = nearestNames(typed, genes).map((gene) => ({
    value: gene.symbol,
    note: `spelled like it, ${geneFlags(gene)}`,
  }));
  return { options: [...options, ...nearest].slice(0, maxShown), isGuessed: true };
}
