import { plate96, plate384, rowLetter, wellLabel } from '../../labware/index.ts';
import { looksLikeSequence } from '../cell-reading.ts';
import { noColumns } from '../columns/sheet-columns.ts';
import { type IgnoredLine, maxCellLength, type NamedPart, type SheetRow } from '../sequence-sheet.ts';
import { readGridCell } from './grid-cell.ts';

type Lines = readonly (readonly string[])[];

/** A rectangle of wells in a sheet. All numbers count from zero; `first` is its row A. */
interface Block {
  /** The line with the column numbers; null where the wells stand without heads. */
  readonly headLine: number | null;
  readonly first: number;
  readonly rows: number;
  readonly left: number;
  readonly columns: number;
}

/** 1536-well plates have 32 rows and 48 columns; nothing wider is a plate. */
const maxRows = 32;
const maxColumns = 48;

/**
 * A bare block has to fit a plate, and to be too wide for a list: 8 rows of three columns at least, or 16 rows of more
 * columns than a 96-well plate has.
 */
const bareFits = [
  { rows: plate96.rows, least: 3, most: plate96.columns },
  { rows: plate384.rows, least: plate96.columns + 1, most: plate384.columns },
] as const;

const isNumber = (cell: string | undefined, value: number): boolean =>
  cell !== undefined && cell.length <= 4 && /^\d/.test(cell) && Number(cell) === value;

/** Where the numbers 1, 2, 3 … begin in a line, and how many there are; null where they don't. */
function columnHeads(line: readonly string[]): { readonly left: number; readonly columns: number } | null {
  for (let left = 1; left < Math.min(line.length, 4); left += 1) {
    let columns = 0;
    while (columns < maxColumns && isNumber(line[left + columns], columns + 1)) columns += 1;
    if (columns >= 2) return { left, columns };
  }
  return null;
}

/** How many lines from `first` on begin with A, B, C … */
function lettersFrom(lines: Lines, first: number, place: number): number {
  let rows = 0;
  while (rows < maxRows && lines[first + rows]?.[place]?.toUpperCase() === rowLetter(rows)) rows += 1;
  return rows;
}

function headedBlocks(lines: Lines): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const heads = columnHeads(lines[at] ?? []);
    if (heads === null) continue;
    const rows = lettersFrom(lines, at + 1, heads.left - 1);
    if (rows === 0) continue;
    blocks.push({ headLine: at, first: at + 1, rows, ...heads });
    at += rows;
  }
  return blocks;
}

/** Sequences side by side with nothing else around them, or with row letters only. */
function bareBlock(lines: Lines): Block | null {
  const filled = lines.flatMap((line, at) => (line.some((cell) => cell !== '') ? [at] : []));
  const first = filled[0];
  if (first === undefined || filled.length > plate384.rows) return null;
  const rows = (filled.at(-1) ?? first) - first + 1;
  const left = rows > 1 && lettersFrom(lines, first, 0) === rows ? 1 : 0;
  const columns = Math.max(...filled.map((at) => (lines[at] ?? []).findLastIndex((cell) => cell !== '') + 1)) - left;
  if (!bareFits.some((fits) => rows <= fits.rows && columns >= fits.least && columns <= fits.most)) return null;
  const cells = filled.flatMap((at) => (lines[at] ?? []).slice(left)).filter((cell) => cell !== '');
  return cells.every(looksLikeSequence) ? { headLine: null, first, rows, left, columns } : null;
}

function rowsOf(lines: Lines, block: Block): SheetRow[] {
  const rows: SheetRow[] = [];
  for (let row = 0; row < block.rows; row += 1) {
    const line = block.first + row;
    for (let column = 0; column < block.columns; column += 1) {
      const cell = lines[line]?.[block.left + column] ?? '';
      if (cell === '') continue;
      // Kept by its beginning, as an error at its well.
      rows.push({
        line: line + 1,
        ...readGridCell(cell.slice(0, maxCellLength)),
        well: wellLabel({ row, column }),
        modifications: null,
      });
    }
  }
  return rows;
}

/** A plate given twice, once by names and once by sequences, is one plate: the wells bring them together. */
function joined(names: readonly SheetRow[], sequences: readonly SheetRow[]): SheetRow[] {
  const nameAt = new Map(names.map((row) => [row.well, row.name]));
  const givenWells = new Set(sequences.map((row) => row.well));
  const rows = sequences.map((row) => ({ ...row, name: nameAt.get(row.well) ?? row.name }));
  return [...rows, ...names.filter((row) => !givenWells.has(row.well))];
}

const holdsSequences = (rows: readonly SheetRow[]): boolean =>
  rows.filter((row) => row.sequence !== '').length * 2 >= rows.length;
const holdsNames = (rows: readonly SheetRow[]): boolean => rows.some((row) => row.name !== '');

/** The one cell of the line above a grid, which is the plate's name where there are several. */
function titleOf(lines: Lines, { headLine }: Block): string | null {
  const filled = headLine === null ? [] : (lines[headLine - 1] ?? []).filter((cell) => cell !== '');
  return filled.length === 1 ? (filled[0] ?? null) : null;
}

/** A grid that was read, or two of them brought together. */
interface Grid {
  readonly title: string | null;
  readonly rows: readonly SheetRow[];
}

/** Blocks of names and of sequences alternate, in either order. Two titles are no plate's name. */
function pairUp(blocks: readonly Grid[]): Grid[] {
  const plates: Grid[] = [];
  let names: Grid | null = null;
  for (const block of blocks) {
    const last = plates.at(-1);
    if (holdsSequences(block.rows)) {
      plates.push(names === null ? block : { title: null, rows: joined(names.rows, block.rows) });
      names = null;
    } else if (names === null && last !== undefined && !holdsNames(last.rows))
      plates[plates.length - 1] = { title: null, rows: joined(block.rows, last.rows) };
    else {
      if (names !== null) plates.push(names);
      names = block;
    }
  }
  return names === null ? plates : [...plates, names];
}

function ignoredAround(lines: Lines, blocks: readonly Block[], titles: ReadonlySet<string | null>): IgnoredLine[] {
  const heads = new Set(blocks.map((block) => block.headLine));
  const inside = new Set(blocks.flatMap(({ first, rows }) => Array.from({ length: rows }, (_, row) => first + row)));
  return lines.flatMap((cells, at): IgnoredLine[] => {
    if (inside.has(at)) return [];
    const filled = cells.filter((cell) => cell !== '');
    const isHead = heads.has(at) || (heads.has(at + 1) && filled.length === 1 && titles.has(filled[0] ?? null));
    return [{ line: at + 1, cells, reason: isHead ? 'header' : filled.length === 0 ? 'blank' : 'outside_grid' }];
  });
}

/**
 * Reads a sheet in which wells stand as on a plate: A–H down and 1–12 across, each cell a sequence or a name and a
 * sequence; or one such grid of names beside one of sequences. Several grids are several plates. Null where the sheet
 * is no grid.
 */
export function parsePlateGrids(lines: Lines): readonly NamedPart[] | null {
  const headed = headedBlocks(lines);
  const lone = headed.length === 0 ? bareBlock(lines) : null;
  const blocks = lone === null ? headed : [lone];
  const filled = blocks
    .map((block): Grid => ({ title: titleOf(lines, block), rows: rowsOf(lines, block) }))
    .filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return null;
  const plates = pairUp(filled);
  const names = plates.map(({ title }) => (plates.length > 1 ? title : null));
  const ignored = ignoredAround(lines, blocks, new Set(names));
  return plates.map(({ rows }, at) => ({
    name: names[at] ?? null,
    sheet: {
      layout: 'plate_grid',
      rows,
      ignored: at === 0 ? ignored : [],
      hasHeader: headed.length > 0,
      columns: noColumns,
      headings: [],
      otherHeadings: [],
    },
  }));
}
