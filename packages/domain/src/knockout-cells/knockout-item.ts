import {
  bearsName,
  type CatalogueFacts,
  type CatalogueGene,
  type GenomeSlug,
  geneGenomes,
  makeGeneIndex,
  resolveGene,
} from '../gene/index.ts';
import { cellLineFaults, geneFaults, type KnockoutFault, quantityFaults } from './knockout-faults.ts';
import type { KnockoutSlug } from './knockout-products.table.ts';

/** The knockout of one gene in one line (KO-1, KO-6; rulings 45 and 82). */
export interface KnockoutItem {
  readonly kind: 'knockout_cells';
  readonly productSlug: KnockoutSlug;
  /** As its customer calls the project; absent: it has no name (ruling 54). */
  readonly projectName?: string;
  readonly genome: GenomeSlug;
  /** Null: the sender named the gene by its symbol alone. */
  readonly ensemblId: string | null;
  readonly geneName: string;
  /** What the customer wrote (ruling 66). */
  readonly typedName: string;
  /** A line of the catalogue, or one of the customer's own: `Other: …`. */
  readonly cellLine: string;
  /** nmol; null for a product without amounts. */
  readonly quantity: number | null;
  /** The version of the gene list that the name was looked up in; null where the sender did not say. */
  readonly catalogueVersion: string | null;
  /** As that version says; absent: not kept. */
  readonly gene?: Pick<CatalogueGene, 'guideCount' | 'isEssential'>;
}

const missing = (message: string): KnockoutFault => ({
  code: 'GENE_NOT_FOUND',
  severity: 'error',
  field: 'gene',
  message,
});

/** The gene of an item among the facts, or why there is none. */
function geneOf(
  { ensemblId, geneName, genome }: KnockoutItem,
  genes: CatalogueFacts['genes'],
): CatalogueGene | KnockoutFault {
  if (ensemblId !== null) {
    const gene = genes.get(ensemblId);
    if (gene === undefined) return missing(`${geneName} is not in the current gene list.`);
    if (gene.symbol.toUpperCase() === geneName.toUpperCase()) return gene;
    return missing(`${geneName} is called ${gene.symbol} in the current gene list. Open the item to check it again.`);
  }
  return geneNamed(geneName, genome, genes);
}

/** The gene that a name alone means, as in every list of genes: its symbol, or another name that means no other. */
function geneNamed(name: string, genome: GenomeSlug, genes: CatalogueFacts['genes']): CatalogueGene | KnockoutFault {
  const { idPrefix } = geneGenomes[genome];
  // The facts hold genes that others asked about: a name is looked for among those alone that bear it.
  const bearers = [...genes.values()].filter((gene) => gene.ensemblId.startsWith(idPrefix) && bearsName(gene, name));
  const answer = resolveGene(name, makeGeneIndex(genome, bearers));
  if (answer.status === 'matched') return answer.gene;
  if (answer.status === 'not_found') return missing(`${name} is not in the current gene list.`);
  const called = answer.candidates.map(({ gene }) => `${gene.symbol} (${gene.ensemblId})`).join(', ');
  const message = `${name} may be a name of several genes: ${called}. Send the Ensembl id of the one that is meant.`;
  return { code: 'GENE_AMBIGUOUS', severity: 'error', field: 'gene', message };
}

/** The item with the version that it was checked by, its gene's symbol in it, and what that says of the gene. */
export function withKnockoutFacts({ gene: _, ...item }: KnockoutItem, facts: CatalogueFacts): KnockoutItem {
  const gene = geneOf(item, facts.genes);
  const kept = { ...item, catalogueVersion: facts.versions.get(item.genome) ?? null };
  if ('code' in gene) return kept;
  const { ensemblId, symbol, guideCount, isEssential } = gene;
  return { ...kept, ensemblId, geneName: symbol, gene: { guideCount, isEssential } };
}

/** Checks an item by the catalogue: when it is added, and again at the checkout. */
export function checkKnockoutItem(item: KnockoutItem, facts: CatalogueFacts): KnockoutFault[] {
  const { productSlug, genome, cellLine, quantity } = item;
  const gene = geneOf(item, facts.genes);
  const ofGene =
    'code' in gene
      ? [gene]
      : geneFaults(
          productSlug,
          gene,
          gene.offTargetGenes.map((id) => facts.genes.get(id)?.symbol ?? id),
        );
  return [
    ...ofGene,
    ...cellLineFaults(productSlug, genome, cellLine, facts.cellLines),
    ...quantityFaults(productSlug, quantity),
  ];
}
