import { type CatalogueGene, geneNameMessage, resolveGene } from '@cutsite/domain/gene';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';
import { choicesFor, type GeneChoice } from './gene-choices.ts';
import { wayWord } from './gene-text.ts';

/** A gene, or what is to be asked of a name that leads to none or to several. */
export type KnownGene =
  | { readonly is: 'gene'; readonly gene: CatalogueGene; readonly way: string | null; readonly isChosen: boolean }
  | { readonly is: 'asked' | 'unknown'; readonly message: string; readonly choices: readonly GeneChoice[] };

/**
 * What a name in an answer means.
 *
 * @param chosen the gene that was chosen where the name has several meanings, as {@link keptName} writes it
 */
export function knownGene(typed: string, chosen: string, genes: GenesAtHand): KnownGene {
  const answer = resolveGene(typed, genes.index, genes.others);
  if (answer.status === 'matched') {
    const { gene, by } = answer;
    return { is: 'gene', gene, way: wayWord(typed, gene.symbol, by), isChosen: false };
  }
  if (answer.status === 'ambiguous') {
    const own = answer.candidates.find(({ gene }) => keptName(gene, genes) === chosen);
    if (own !== undefined) return { is: 'gene', gene: own.gene, way: 'your choice', isChosen: true };
  }
  const message = geneNameMessage(answer, genes.index.genome) ?? '';
  const choices = choicesFor(typed, answer, genes).filter(({ name }) => name !== '');
  return { is: answer.status === 'ambiguous' ? 'asked' : 'unknown', message, choices };
}

/** How a gene is kept beside the name that was typed: its symbol, or its id where the list has the symbol twice. */
export const keptName = (gene: CatalogueGene, { index }: GenesAtHand): string =>
  resolveGene(gene.symbol, index).status === 'matched' ? gene.symbol : gene.ensemblId;

/** What is to be kept beside a name; empty: it says the gene itself, or leads to none. */
export function keptBeside(typed: string, chosen: string, genes: GenesAtHand): string {
  const known = knownGene(typed, chosen, genes);
  if (known.is !== 'gene') return '';
  const kept = keptName(known.gene, genes);
  return kept === typed.trim() ? '' : kept;
}
