import {
  type CatalogueCellLine,
  type CatalogueGene,
  type GeneIndex,
  type GenomeSlug,
  geneNameMessage,
  type NamedBy,
  type ResolvedName,
  resolveGenes,
} from '../gene/index.ts';
import { sentProjectName } from '../naming/index.ts';
import { cellLineFaults, geneFaults, type KnockoutFault, quantityFaults } from './knockout-faults.ts';
import type { KnockoutItem } from './knockout-item.ts';
import { type KnockoutSlug, knockoutProducts } from './knockout-products.table.ts';

/** A knockout of the list, as typed. */
export interface KnockoutRow {
  readonly id: string;
  /** As typed: symbol, synonym or Ensembl id. */
  readonly name: string;
  /** The Ensembl id that the customer chose where the name could mean several; null: the name decides. */
  readonly chosenId: string | null;
  readonly cellLine: string;
  /** nmol; kept also while a product without amounts is chosen. */
  readonly quantity: number;
}

/** A list with what it is ordered as. */
export interface KnockoutList {
  readonly name: string;
  readonly product: KnockoutSlug;
  readonly genome: GenomeSlug;
  readonly rows: readonly KnockoutRow[];
}

export interface CheckedRow {
  readonly row: KnockoutRow;
  readonly gene: CatalogueGene | null;
  /** How the name led to its gene; null where it led to none, or was chosen. */
  readonly by: NamedBy | null;
  readonly answer: ResolvedName<CatalogueGene> | null;
  readonly errors: readonly KnockoutFault[];
  readonly warnings: readonly KnockoutFault[];
}

/** What names and lines are looked up in. */
export interface KnockoutCatalogue {
  readonly index: GeneIndex<CatalogueGene>;
  readonly others?: readonly GeneIndex<CatalogueGene>[];
  readonly cellLines: readonly CatalogueCellLine[];
}

function missingGene(answer: ResolvedName<CatalogueGene>, genome: GenomeSlug): KnockoutFault {
  const isEmpty = answer.typed.trim() === '';
  const message = isEmpty ? 'Name a gene.' : (geneNameMessage(answer, genome) ?? '');
  const code = isEmpty ? 'GENE_MISSING' : answer.status === 'ambiguous' ? 'GENE_AMBIGUOUS' : 'GENE_NOT_FOUND';
  return { code, severity: 'error', field: 'gene', message };
}

/** The symbols of the genes that are cut along with one. */
export function paralogsOf(gene: CatalogueGene, { genes, byId }: GeneIndex<CatalogueGene>): string[] {
  return gene.offTargetGenes.map((id) => genes[byId.get(id) ?? -1]?.symbol ?? id);
}

/** Checks a list by the genes and lines of its genome; the same rules decide on the server, by ids. */
export function checkKnockoutList(
  { product, genome, rows }: KnockoutList,
  { index, others = [], cellLines }: KnockoutCatalogue,
): CheckedRow[] {
  const answers = resolveGenes(
    rows.map(({ name }) => name),
    index,
    others,
  );
  const first = new Map<string, number>();
  return rows.map((row, at): CheckedRow => {
    const answer = answers[at] as ResolvedName<CatalogueGene>;
    const chosen = row.chosenId === null ? undefined : index.genes[index.byId.get(row.chosenId) ?? -1];
    const gene = chosen ?? (answer.status === 'matched' ? answer.gene : null);
    const quantity = knockoutProducts[product].byAmount ? row.quantity : null;
    const faults = [
      ...(gene === null ? [missingGene(answer, genome)] : geneFaults(product, gene, paralogsOf(gene, index))),
      ...cellLineFaults(product, genome, row.cellLine, cellLines),
      ...quantityFaults(product, quantity),
    ];
    if (gene !== null) {
      const key = `${gene.ensemblId} ${quantity} ${row.cellLine}`;
      const before = first.get(key);
      if (before === undefined) first.set(key, at + 1);
      else {
        const message = `${gene.symbol} in ${row.cellLine} stands in row ${before} already; both would be made.`;
        faults.push({ code: 'REPEATED', severity: 'warning', field: 'gene', message });
      }
    }
    return {
      row,
      gene,
      by: chosen === undefined && answer.status === 'matched' ? answer.by : null,
      answer: chosen === undefined ? answer : null,
      errors: faults.filter(({ severity }) => severity === 'error'),
      warnings: faults.filter(({ severity }) => severity === 'warning'),
    };
  });
}

/** The items of the rows that can be ordered, each by itself; what cannot is left out (ruling 73). */
export function knockoutItems(
  list: KnockoutList,
  checked: readonly CheckedRow[],
  catalogueVersion: string | null,
): KnockoutItem[] {
  const name = sentProjectName(list.name);
  return checked.flatMap(({ row, gene, errors }) => {
    if (gene === null || errors.length > 0) return [];
    return [
      {
        kind: 'knockout_cells',
        productSlug: list.product,
        ...(name === null ? {} : { projectName: name }),
        genome: list.genome,
        ensemblId: gene.ensemblId,
        geneName: gene.symbol,
        typedName: row.name.trim(),
        cellLine: row.cellLine.trim(),
        quantity: knockoutProducts[list.product].byAmount ? row.quantity : null,
        catalogueVersion,
      } satisfies KnockoutItem,
    ];
  });
}

/** The list that an item was made of, to be edited: what was typed stands in its row, the gene stays chosen. */
export function listFromKnockout(item: KnockoutItem, newId: () => string, defaultQuantity: number): KnockoutList {
  return {
    name: item.projectName ?? '',
    product: item.productSlug,
    genome: item.genome,
    rows: [
      {
        id: newId(),
        name: item.typedName,
        chosenId: item.ensemblId,
        cellLine: item.cellLine,
        quantity: item.quantity ?? defaultQuantity,
      },
    ],
  };
}
