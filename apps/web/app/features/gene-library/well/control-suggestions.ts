import type { GenomeSlug } from '@cutsite/domain/gene';
import { controlsFor } from '@cutsite/domain/gene-library';
import type { ComboboxOption } from '@cutsite/ui/combobox';

/** The controls of a genome that begin with what was typed. */
export function controlSuggestions(typed: string, genome: GenomeSlug): readonly ComboboxOption[] {
  const text = typed.trim().toUpperCase();
  if (text === '') return [];
  return controlsFor(genome)
    .filter(({ label }) => label.toUpperCase().startsWith(text))
    .map(({ label, caption }) => ({ value: label, note: caption }));
}
