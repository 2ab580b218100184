import { describeGenes } from '@cutsite/contracts/gene-catalogue';
import { problemMessage } from '@cutsite/contracts/problem';
import type { CodingSequence, GenomePlace, GenomeSlug } from '@cutsite/domain/gene';
import { useQueries } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useAskedGroups } from '../catalogue/asked-groups.ts';

/** What a gene is called in full, where it lies, and what of it codes; null where the catalogue does not say. */
export interface AboutGene {
  readonly fullName: string | null;
  readonly place: GenomePlace | null;
  readonly coding: CodingSequence | null;
}

/** @throws Error with the sentence of the service */
async function ask(species: GenomeSlug, ids: readonly string[]): Promise<ReadonlyMap<string, AboutGene>> {
  const answer = await api.call(describeGenes, { query: { species, ensembl_id: ids.join(',') } });
  if (!answer.ok) throw new Error(problemMessage(answer.problem));
  return new Map(
    answer.body.genes.map(({ ensembl_id: id, full_name: fullName, place, coding }) => [
      id,
      { fullName, place, coding },
    ]),
  );
}

export interface AboutGenes {
  /** By Ensembl id; missing: not there yet, or not to be had. */
  readonly byId: ReadonlyMap<string, AboutGene>;
  readonly isLoading: boolean;
}

/** Names in full and places of genes: forty a call, each asked for once. */
export function useAboutGenes(genome: GenomeSlug, ensemblIds: readonly string[]): AboutGenes {
  const answers = useQueries({
    queries: useAskedGroups(genome, ensemblIds).map((batch) => ({
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      queryKey: ['about-genes', genome, ...batch],
      queryFn: () => ask(genome, batch),
    })),
  });
  return {
    byId: new Map(answers.flatMap(({ data }) => [...(data ?? [])])),
    isLoading: answers.some(({ isPending }) => isPending),
  };
}
