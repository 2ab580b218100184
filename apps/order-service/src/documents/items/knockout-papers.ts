import type { ExpressKnockoutItem } from '@cutsite/domain/express-knockout';
import { type GenomeSlug, geneGenomes } from '@cutsite/domain/gene';
import { catalogueCode, type KnockoutItem, knockoutProducts } from '@cutsite/domain/knockout-cells';
import { withProject } from '@cutsite/domain/naming';
import type { ExportCell } from '@cutsite/domain/sheet';
import type { GeneListOfItem, ItemPaper, OrderedCopies, PaperContents } from './item-paper.ts';

/** An item that is one gene. */
function oneGene(
  { geneName, ensemblId, catalogueVersion, gene: kept }: ExpressKnockoutItem | KnockoutItem,
  genome: GenomeSlug,
  typedName: string,
): GeneListOfItem {
  const { guideCount, isEssential } = kept ?? { guideCount: null, isEssential: null };
  const only = { symbol: geneName, ensemblId, typedName, role: 'gene', guideCount, isEssential, place: '' } as const;
  return { genome, version: catalogueVersion, genes: [only] };
}

/** Each guide of a pool. */
function guides({ sequences, geneName, cellLine, species }: ExpressKnockoutItem): PaperContents {
  return {
    summary: `${sequences.length === 1 ? 'One guide' : `${sequences.length} guides`} of ${geneName} in ${cellLine}, ${geneGenomes[species].label}`,
    plate: null,
    columns: [
      { title: 'No.', share: 8, code: true },
      { title: 'Gene', share: 26, code: false },
      { title: 'Target sequence, 5′ to 3′', share: 66, code: true },
    ],
    rows: sequences.map((sequence, at) => [String(at + 1), geneName, sequence]),
  };
}

const poolColumns = [
  'Project',
  'Gene',
  'Ensembl ID',
  'Cell line',
  'Guide',
  'Target sequence, 5′ to 3′',
  'Lot',
  'Copies',
] as const;

/** All pools of an order on one sheet, a line for each guide. */
function poolList(entries: readonly OrderedCopies<ExpressKnockoutItem>[]) {
  const rows = entries.flatMap(({ item, lot, copies }) =>
    item.sequences.map((sequence, at): ExportCell[] => [
      item.projectName ?? '',
      item.geneName,
      item.ensemblId,
      item.cellLine,
      at + 1,
      sequence,
      lot ?? '',
      copies,
    ]),
  );
  return entries.length === 0 ? [] : [{ title: 'Knockout pools', rows: [poolColumns, ...rows] }];
}

/** Knockout pools by sequences: every guide with its gene, and one list of all pools of an order. */
export const expressKnockoutPaper: ItemPaper<ExpressKnockoutItem> = {
  contents: guides,
  hasPlateMap: true,
  plateMap: poolList,
  geneList: (item) => oneGene(item, item.species, item.geneName),
};

function gene(item: KnockoutItem): PaperContents {
  const { productSlug, geneName, ensemblId, typedName, cellLine, quantity, genome } = item;
  const code = quantity === null ? '' : catalogueCode(genome, geneName, quantity);
  const amount = quantity === null ? '' : `, ${quantity} nmol`;
  return {
    summary: `${knockoutProducts[productSlug].label}: ${geneName} in ${cellLine}${amount}, ${geneGenomes[genome].label}`,
    plate: null,
    columns: [
      { title: 'Gene', share: 20, code: false },
      { title: 'Ensembl ID', share: 24, code: true },
      { title: 'Typed as', share: 18, code: false },
      { title: 'Catalogue code', share: 38, code: true },
    ],
    rows: [[geneName, ensemblId ?? '', typedName === geneName ? '' : typedName, code]],
  };
}

const geneColumns = [
  'Product',
  'Item',
  'Gene',
  'Ensembl ID',
  'Typed as',
  'Cell line',
  'Amount (nmol)',
  'Catalogue code',
  'Lot',
  'Copies',
] as const;

/** All knockouts of an order on one sheet. */
function knockoutList(entries: readonly OrderedCopies<KnockoutItem>[]) {
  const rows = entries.map(({ item, lot, copies }): ExportCell[] => [
    knockoutProducts[item.productSlug].label,
    withProject(item.projectName, item.geneName),
    item.geneName,
    item.ensemblId ?? '',
    item.typedName,
    item.cellLine,
    item.quantity ?? '',
    item.quantity === null ? '' : catalogueCode(item.genome, item.geneName, item.quantity),
    lot ?? '',
    copies,
  ]);
  return entries.length === 0 ? [] : [{ title: 'Knockouts', rows: [geneColumns, ...rows] }];
}

/** Knockouts of a gene in a line: the gene with its code, and one list of all of an order. */
export const knockoutCellsPaper: ItemPaper<KnockoutItem> = {
  contents: gene,
  hasPlateMap: true,
  plateMap: knockoutList,
  geneList: (item) => oneGene(item, item.genome, item.typedName),
};
