import { Combobox, type ComboboxOption, type ComboboxProps } from '@cutsite/ui/combobox';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';
import { geneSuggestions } from './gene-suggestions.ts';

interface GeneSearchProps extends Omit<ComboboxProps, 'options' | 'emptyText' | 'maxLength'> {
  /** Null until the list is there. */
  readonly genes: GenesAtHand | null;
  /** What the product offers beside genes, such as controls. */
  readonly before?: readonly ComboboxOption[];
}

/** No name has more letters. */
const longestName = 200;

/** A field for one gene: takes any name, and suggests symbols, with what is worth knowing of each (ruling 78). */
export function GeneSearch({ genes, before = [], ...field }: GeneSearchProps) {
  return (
    <Combobox
      {...field}
      options={geneSuggestions(field.value, genes, before)}
      emptyText={
        genes === null ? 'The gene list is loading.' : 'No symbol begins with this, and none is spelled like it.'
      }
      maxLength={longestName}
    />
  );
}
