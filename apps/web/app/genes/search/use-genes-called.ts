import type { GenomeSlug } from '@cutsite/domain/gene';
import type { ComboboxOption } from '@cutsite/ui/combobox';
import { useEffect, useState } from 'react';
import { genesCalled } from './find-genes-called.ts';

/** A pause in the typing after which full names are looked up, in milliseconds. */
const pauseMs = 250;
/** Shorter words stand in too many names. */
const minLetters = 4;
const none: readonly ComboboxOption[] = [];

/**
 * Genes whose full names have the typed words: lists of genes have none, so that the service is asked.
 * @param genome null: nothing is looked up
 */
export function useGenesCalled(typed: string, genome: GenomeSlug | null): readonly ComboboxOption[] {
  const text = genome === null ? '' : typed.trim();
  const [found, setFound] = useState({ text: '', genome, options: none });
  useEffect(() => {
    if (genome === null || text.length < minLetters) return undefined;
    let isLeft = false;
    const look = async () => {
      const options = await genesCalled(genome, text);
      if (!isLeft) setFound({ text, genome, options });
    };
    // Without an answer the symbols that are spelled like it stay.
    const timer = setTimeout(() => void look().catch(() => undefined), pauseMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [text, genome]);
  return found.text === text && found.genome === genome ? found.options : none;
}
