import { Combobox, type ComboboxOption, type ComboboxProps } from '@cutsite/ui/combobox';
import { useState } from 'react';
import { loadedPart } from '../../platform/loading/loaded-part.tsx';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';

/** Loaded when the field is first used. */
const Suggested = loadedPart(async () => (await import('./suggested-genes.tsx')).SuggestedGenes);

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
const nothing: readonly ComboboxOption[] = [];

/**
 * A field for one gene: takes any name, and suggests genes by symbol, other names and full name, with what is worth
 * knowing of each (ruling 78).
 */
export function GeneSearch({ genes, before = nothing, isAnswered = false, ...field }: GeneSearchProps) {
  const { value, onCome } = field;
  const [isUsed, setUsed] = useState(false);
  // Null until there is a list to suggest from.
  const [suggested, setSuggested] = useState<readonly ComboboxOption[] | null>(null);
  const options = isAnswered && suggested?.length === 1 ? nothing : (suggested ?? nothing);
  return (
    <>
      <Combobox
        {...field}
        options={options}
        emptyText={isAnswered ? '' : emptyText(value, suggested !== null)}
        maxLength={maxNameLength}
        onCome={() => {
          setUsed(true);
          onCome?.();
        }}
      />
      {isUsed ? <Suggested typed={value} genes={genes} before={before} onSuggested={setSuggested} /> : null}
    </>
  );
}

function emptyText(typed: string, isReady: boolean): string {
  if (!isReady) return 'The gene list is loading.';
  if (typed.trim() === '') return 'Type a symbol, another name or an Ensembl id.';
  return 'No gene is called so, and no symbol is spelled like it.';
}
