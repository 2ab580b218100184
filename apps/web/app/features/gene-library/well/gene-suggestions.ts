import { controlsFor } from '@cutsite/domain/gene-library';
import type { ComboboxOption } from '@cutsite/ui/combobox';
import type { GenesAtHand } from '../genes/gene-lists.ts';
import { geneFlags } from '../genes/gene-words.ts';

const mostShown = 8;

/** Controls and symbols that begin with what was typed; a gene whose other name it is comes first. */
export function geneSuggestions(typed: string, genes: GenesAtHand | null): readonly ComboboxOption[] {
  const text = typed.trim().toUpperCase();
  if (genes === null || text === '') return [];
  const { index } = genes;
  const controls = controlsFor(index.genome).filter(({ label }) => label.toUpperCase().startsWith(text));
  const options: ComboboxOption[] = controls.map(({ label, caption }) => ({ value: label, note: caption }));
  const shown = new Set<string>();
  const add = (place: number, by?: string) => {
    const gene = index.genes[place];
    if (gene === undefined || shown.has(gene.symbol)) return;
    shown.add(gene.symbol);
    options.push({ value: gene.symbol, note: by === undefined ? geneFlags(gene) : `${by}, ${geneFlags(gene)}` });
  };
  const others = index.byOtherName.get(text);
  for (const place of others === undefined ? [] : [others].flat()) add(place, `also ${typed.trim()}`);
  for (let place = 0; place < index.symbolKeys.length && options.length < mostShown; place += 1)
    if (index.symbolKeys[place]?.startsWith(text) === true) add(place);
  return options.slice(0, mostShown);
}
