import {
  type CatalogueCellLine,
  ensemblIdColumn,
  type GeneColumn,
  type GeneTable,
  type GenomeSlug,
  readGeneTable,
} from '@cutsite/domain/gene';
import {
  cellLineFaults,
  isOwnLine,
  type KnockoutRow,
  type KnockoutSlug,
  knockoutProducts,
  quantityFaults,
} from '@cutsite/domain/knockout-cells';
import type { SheetTable } from '@cutsite/domain/sheet';
import { lineCalled } from '../../../genes/cell-lines/line-called.ts';
import type { SaidBeside } from '../../../genes/list/plain-gene-list.ts';
import { faultText } from './fault-text.ts';

/** What the rows of a table are read for. */
export interface WantedKnockouts {
  readonly product: KnockoutSlug;
  readonly genome: GenomeSlug;
  /** Of the genome; empty until they are there. */
  readonly lines: readonly CatalogueCellLine[];
}

type Beside = Readonly<Record<string, string>>;

const lineColumn = { id: 'line', headings: ['cell line', 'line', 'cell', 'cells', 'cell line name'] };
const amountColumn = { id: 'amount', headings: ['amount (nmol)', 'amount', 'nmol', 'quantity', 'quantity (nmol)'] };

const columnsOf = (product: KnockoutSlug) =>
  knockoutProducts[product].byAmount ? [lineColumn, amountColumn] : [lineColumn];

const headings = ['Gene', 'Cell line', 'Amount (nmol)'] as const;
const headingsWithoutAmount = headings.slice(0, 2);

/** The headings of a table that is filled in for a product, and read back. */
export const knockoutHeadings = (product: KnockoutSlug): readonly string[] =>
  knockoutProducts[product].byAmount ? headings : headingsWithoutAmount;

/**
 * Reads a table of knockouts by its headings (KO-14). Without any it is one when each of several rows has a gene and a
 * line that is known, and at most an amount; else null. A single row needs its amount, or a line of one's own: "TP53,
 * HAP1" may be two genes.
 * @param chosen where the customer says that the genes are
 */
export function readKnockoutTable(
  cells: SheetTable['cells'],
  { product, lines }: WantedKnockouts,
  chosen: GeneColumn | null = null,
): GeneTable | null {
  const columns = columnsOf(product);
  const headed = readGeneTable(cells, [...columns, ensemblIdColumn], chosen ?? undefined);
  if (headed !== null) return headed;
  const rows = cells.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ''));
  const isKnockout = ([gene = '', line = '', ...more]: readonly string[]) =>
    gene !== '' &&
    (isOwnLine(line) || lineCalled(line, lines) !== null) &&
    more.filter((cell) => cell !== '').length < columns.length;
  const hasAmount = rows.some(([, , amount = '']) => amount !== '');
  const isTable = rows.length > 1 || hasAmount || isOwnLine(rows[0]?.[1] ?? '');
  if (!isTable || !rows.every(isKnockout)) return null;
  const found = readGeneTable([knockoutHeadings(product), ...cells], columns);
  if (found === null) return null;
  return {
    ...found,
    // The row of headings is ours.
    names: found.names.map((one) => ({ ...one, line: one.line - 1 })),
    read: hasAmount ? found.read : headingsWithoutAmount,
  };
}

/** The amount of a cell, in nmol: `3`, `3.0`, `3 nmol`, `1,5`; zero where it is none. */
function amountIn(cell: string): number {
  const [, figure] = /^(\d{1,6}(?:[.,]\d{1,6})?)\s*(?:nmol)?$/i.exec(cell.trim()) ?? [];
  return figure === undefined ? 0 : Number(figure.replace(',', '.'));
}

/** Line and amount of a row: those of its cells, else those that are chosen above the list. */
export function knockoutOf(
  { line, amount }: Beside,
  { product, lines }: WantedKnockouts,
  above: Pick<KnockoutRow, 'cellLine' | 'quantity'>,
): Pick<KnockoutRow, 'cellLine' | 'quantity'> {
  return {
    cellLine: line === undefined ? above.cellLine : (lineCalled(line, lines)?.name ?? line),
    quantity: amount === undefined || !knockoutProducts[product].byAmount ? above.quantity : amountIn(amount),
  };
}

/** What is said of the cells beside a gene before the row is added. Cells that are empty say nothing. */
export function saidOfKnockout(
  beside: Beside,
  wanted: WantedKnockouts,
  above: Pick<KnockoutRow, 'cellLine' | 'quantity'>,
): SaidBeside {
  const { line, amount } = beside;
  const { cellLine, quantity } = knockoutOf(beside, wanted, above);
  const { product, genome, lines } = wanted;
  const { byAmount } = knockoutProducts[product];
  const faults = [
    ...(line === undefined || lines.length === 0 ? [] : cellLineFaults(product, genome, cellLine, lines)),
    ...(amount === undefined || !byAmount ? [] : quantityFaults(product, quantity)),
  ];
  return {
    words: [
      line === undefined ? '' : `in ${cellLine}`,
      amount === undefined || quantity === 0 ? '' : `${quantity} nmol`,
    ]
      .filter((word) => word !== '')
      .join(', '),
    key: ` ${cellLine} ${byAmount ? quantity : ''}`,
    faults: faults.map(({ code, severity, message }) => ({ code, severity, message, word: faultText[code] })),
  };
}
