import { findGuides, type KnownGuideWire } from '@cutsite/contracts/gene-catalogue';
import { problemMessage } from '@cutsite/contracts/problem';
import type { GenomeSlug } from '@cutsite/domain/gene';
import { guideName } from '@cutsite/domain/guide-design';
import { useQueries } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useAskedGroups } from '../catalogue/asked-groups.ts';
import type { ReadNames } from './wanted-names.ts';

export type KnownGuide = KnownGuideWire;

/** A guide of a gene, whatever it is called. */
export const keyOfGuide = ({ ensembl_id: gene, target }: Pick<KnownGuide, 'ensembl_id' | 'target'>): string =>
  `${gene} ${target}`;

/** What it is called in an order: "TP53-g1". */
export const nameOfGuide = ({ gene_name: gene, number }: KnownGuide): string => guideName(gene, number);

/**
 * The known guides of genes, or of targets.
 *
 * @throws Error with the sentence of the service
 */
export async function findKnownGuides(
  query: { readonly species: GenomeSlug } & ({ readonly ensembl_id: string } | { readonly sequence: string }),
): Promise<readonly KnownGuide[]> {
  const answer = await api.call(findGuides, { query });
  if (!answer.ok) throw new Error(problemMessage(answer.problem));
  // What comes over the wire is read and never changed.
  return answer.body.guides as readonly unknown[] as readonly KnownGuide[];
}

export interface KnownGuides {
  /** By Ensembl id; missing: not there yet. */
  readonly byGene: ReadonlyMap<string, readonly KnownGuide[]>;
  /** By target (DNA); missing: not there yet. */
  readonly byTarget: ReadonlyMap<string, readonly KnownGuide[]>;
  readonly isLoading: boolean;
  /** The sentence that says why some are missing. */
  readonly failure: Error | null;
  readonly retry: () => void;
}

/** The known guides of genes, and the genes of targets: forty a call, each asked for once. */
export function useKnownGuides(
  genome: GenomeSlug,
  { genes, targets }: Pick<ReadNames, 'genes' | 'targets'>,
): KnownGuides {
  const ids = useAskedGroups(
    genome,
    genes.map(({ gene }) => gene.ensemblId),
  );
  const wanted = useAskedGroups(genome, targets);
  const options = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;
  const answers = useQueries({
    queries: [
      ...ids.map((batch) => ({
        ...options,
        queryKey: ['known-guides', genome, ...batch],
        queryFn: () => findKnownGuides({ species: genome, ensembl_id: batch.join(',') }),
      })),
      ...wanted.map((batch) => ({
        ...options,
        queryKey: ['guides-by-target', genome, ...batch],
        queryFn: () => findKnownGuides({ species: genome, sequence: batch.join(',') }),
      })),
    ],
  });
  const byGene = new Map<string, readonly KnownGuide[]>();
  const byTarget = new Map<string, readonly KnownGuide[]>();
  for (const [at, { data }] of answers.entries()) {
    if (data === undefined) continue;
    const [keys, into, keyOf] =
      at < ids.length
        ? ([ids[at], byGene, (guide: KnownGuide) => guide.ensembl_id] as const)
        : ([wanted[at - ids.length], byTarget, (guide: KnownGuide) => guide.target] as const);
    const found = Map.groupBy(data, keyOf);
    for (const key of keys ?? []) into.set(key, found.get(key) ?? []);
  }
  return {
    byGene,
    byTarget,
    isLoading: answers.some(({ isFetching }) => isFetching),
    failure: answers.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
