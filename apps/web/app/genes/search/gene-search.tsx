import { Combobox, type ComboboxOption, type ComboboxProps } from '@cutsite/ui/combobox';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';
import { geneSuggestions } from './gene-suggestions.ts';

interface GeneSearchProps extends Omit<ComboboxProps, 'options' | 'emptyText' | 'maxLength'> {
  /** Null until the list is there. */
  readonly genes: GenesAtHand | null;
  /** What the product offers beside genes, such as controls. */
  readonly before?: readonly ComboboxOption[];
  /** The gene that is typed is shown beside the field: a list with nothing but its name would lie over it. */
  readonly isAnswered?: boolean;
}

/** No name has more letters. */
const maxNameLength = 200;

/** A field for one gene: takes any name, and suggests symbols, with what is worth knowing of each (ruling 78). */
export function GeneSearch({ genes, before = [], isAnswered = false, ...field }: GeneSearchProps) {
  const suggested = geneSuggestions(field.value, genes, before);
  const options = isAnswered && suggested.length === 1 ? [] : suggested;
  return (
    <Combobox
      {...field}
      options={options}
      emptyText={isAnswered ? '' : emptyText(field.value, genes)}
      maxLength={maxNameLength}
    />
  );
}

function emptyText(typed: string, genes: GenesAtHand | null): string {
  if (genes === null) return 'The gene list is loading.';
  if (typed.trim() === '') return 'Type a symbol, another name or an Ensembl id.';
  return 'No symbol begins with this, and none is spelled like it.';
}
