import { findGenesCalled } from '@cutsite/contracts/gene-catalogue';
import type { GenomeSlug } from '@cutsite/domain/gene';
import type { ComboboxOption } from '@cutsite/ui/combobox';
import { api } from '../../platform/api.ts';

const maxLength = 80;

/** Genes by words of their full names, each with its name. Empty where the service has no answer. */
export async function genesCalled(species: GenomeSlug, name: string): Promise<readonly ComboboxOption[]> {
  const answer = await api.call(findGenesCalled, { query: { species, name: name.slice(0, maxLength) } });
  if (!answer.ok) return [];
  return answer.body.genes.map(({ gene_name: symbol, full_name: fullName }) => ({ value: symbol, note: fullName }));
}
