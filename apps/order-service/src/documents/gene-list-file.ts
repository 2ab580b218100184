import type { FileAnswer } from '@cutsite/contracts/endpoint';
import { geneGenomes } from '@cutsite/domain/gene';
import { itemName, type KindedItem, rowOf } from '@cutsite/domain/item';
import { type ExportCell, type ExportTable, escapeFormula, writeCsv } from '@cutsite/domain/sheet';
import type { OrderedGene, PaperTables } from './items/item-paper.ts';
import { type PlateMapFormat, plateMapFormats, workbook } from './plate-map-file.ts';

const headings = [
  'Item',
  'Gene',
  'Ensembl ID',
  'Typed as',
  'Type',
  'Place',
  'Guides',
  'Common essential',
  'Also cut',
  'Genome',
  'Gene list',
] as const;

const cellOf = (text: string): string => escapeFormula(text.trim());
const yesOrNo = (value: boolean | null): string => (value === null ? '' : value ? 'yes' : 'no');

/**
 * The genes of an order as a file, a row for each place of a gene, with the stable id beside the symbol and the version
 * of the gene list; null where no item names genes. A workbook has symbols as text, so that no SEPT3 becomes a date.
 */
export async function geneListFile(
  { kinds, papers }: PaperTables,
  items: readonly KindedItem[],
  { number, format }: { readonly number: string; readonly format: PlateMapFormat },
): Promise<FileAnswer | null> {
  const rows = items.flatMap((item): ExportCell[][] => {
    const list = rowOf(papers, item.kind).geneList?.(item);
    if (list === undefined) return [];
    const [name, genome, version] = [itemName(kinds, item), geneGenomes[list.genome].label, list.version ?? ''];
    const rowOfGene = (gene: OrderedGene): ExportCell[] => [
      cellOf(name),
      cellOf(gene.symbol),
      gene.ensemblId ?? '',
      cellOf(gene.typedName),
      gene.role,
      cellOf(gene.place),
      gene.guideCount ?? '',
      yesOrNo(gene.isEssential),
      cellOf((gene.alsoCut ?? []).join(', ')),
      genome,
      version,
    ];
    return list.genes.map(rowOfGene);
  });
  if (rows.length === 0) return null;
  const table: ExportTable = { title: 'Genes', rows: [headings, ...rows] };
  const bytes = format === 'csv' ? Buffer.from(writeCsv(table.rows)) : await workbook([table]);
  return {
    fileName: `gene-list-${number}.${format}`,
    mediaType: plateMapFormats[format],
    byteSize: bytes.byteLength,
    bytes,
  };
}
