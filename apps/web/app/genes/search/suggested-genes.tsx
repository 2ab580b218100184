import type { ComboboxOption } from '@cutsite/ui/combobox';
import { useLayoutEffect, useMemo } from 'react';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';
import { geneSuggestions } from './gene-suggestions.ts';
import { useGenesCalled } from './use-genes-called.ts';

interface SuggestedGenesProps {
  readonly typed: string;
  /** Null until the list is there. */
  readonly genes: GenesAtHand | null;
  readonly before: readonly ComboboxOption[];
  /** Null where there is no list yet. */
  readonly onSuggested: (options: readonly ComboboxOption[] | null) => void;
}

/** Works out what a field for one gene suggests; draws nothing itself. */
export function SuggestedGenes({ typed, genes, before, onSuggested }: SuggestedGenesProps) {
  const { options, isGuessed } = useMemo(() => geneSuggestions(typed, genes, before), [typed, genes, before]);
  const called = useGenesCalled(typed, isGuessed ? (genes?.index.genome ?? null) : null);
  // What is spelled like a full name is another gene.
  const suggested = called.length > 0 ? called : options;
  // Before it is painted: the field never shows what was suggested for other letters.
  useLayoutEffect(() => onSuggested(genes === null ? null : suggested), [genes, suggested, onSuggested]);
  return null;
}
