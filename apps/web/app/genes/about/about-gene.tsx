import type { GenomeSlug } from '@cutsite/domain/gene';
import { useAboutGenes } from './about-genes.ts';
import { placeText } from './place-text.ts';

interface AboutGeneProps {
  readonly genome: GenomeSlug;
  readonly ensemblId: string;
  readonly part: 'name' | 'place';
}

/** The name of a gene in full, or where it lies: lists of genes do not bring it, so it is asked for by gene (GC-11). */
export function AboutGene({ genome, ensemblId, part }: AboutGeneProps) {
  const { byId, isLoading } = useAboutGenes(genome, [ensemblId]);
  const gene = byId.get(ensemblId);
  if (part === 'name') return <>{gene?.fullName ?? ''}</>;
  if (gene === undefined) return <>{isLoading ? 'loading' : 'could not be loaded'}</>;
  return <>{placeText(gene.place)}</>;
}
