import { type CatalogueGene, namesakeOf, type ResolvedName, type UnknownName } from '@cutsite/domain/gene';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';
import { geneFlags } from './gene-text.ts';
import { nearestNames } from './nearest-names.ts';

/** What a press puts in place of a name: another name, a chosen gene, or nothing. */
export interface GeneChoice {
  readonly label: string;
  /** Empty: the name is left out. */
  readonly name: string;
  /** The Ensembl id of the gene that is chosen; empty: the name decides. */
  readonly chosenId: string;
}

/** The name is taken out. */
export const leaveOut: GeneChoice = { label: 'Leave it out', name: '', chosenId: '' };

/**
 * What a name may mean that leads to no gene, or to several: every candidate with its flags (ruling 78), the genes with
 * the nearest names, and leaving it out. The typed name stays with a chosen gene (ruling 66).
 * @param answer null: the name is known, and nothing can be made for it
 */
export function choicesFor(
  typed: string,
  answer: ResolvedName<CatalogueGene> | null,
  genes: GenesAtHand,
): readonly GeneChoice[] {
  if (answer?.status === 'ambiguous')
    return [
      ...answer.candidates.map(({ gene, name }) => {
        const isOneOfSeveral =
          answer.candidates.filter((candidate) => candidate.gene.symbol === gene.symbol).length > 1;
        // Genes of one symbol are told apart by their ids alone.
        const symbol = isOneOfSeveral ? `${gene.symbol} ${gene.ensemblId}` : gene.symbol;
        const named = name === gene.symbol ? symbol : `${symbol} (${name})`;
        return { label: `${named}: ${geneFlags(gene)}`, name: typed, chosenId: gene.ensemblId };
      }),
      leaveOut,
    ];
  if (answer?.status === 'not_found')
    return [
      ...nearestTo(typed, answer, genes).map((gene) => ({
        label: `Use ${gene.symbol}: ${geneFlags(gene)}`,
        name: gene.symbol,
        chosenId: '',
      })),
      leaveOut,
    ];
  return [leaveOut];
}

/** Of a gene of another species its namesake alone: what is only spelled like it is another gene. */
function nearestTo(
  typed: string,
  { why, elsewhere }: UnknownName<CatalogueGene>,
  genes: GenesAtHand,
): readonly CatalogueGene[] {
  if (why !== 'other_species') return nearestNames(typed, genes);
  const namesake = elsewhere === null ? null : namesakeOf(elsewhere.gene, genes.index);
  return namesake === null ? [] : [namesake];
}
