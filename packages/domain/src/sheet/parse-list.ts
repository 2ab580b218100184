import { err, ok, type Result } from '../result/index.ts';
import { cleanCell, looksLikeSequence, readModification } from './cell-reading.ts';
import { guessColumns, type Header, headingsNotRead, readHeader } from './columns/find-columns.ts';
import { findHeader, findUnknownHeader, headerVocabulary, presumedHeadings } from './columns/find-header.ts';
import { resolveColumns } from './columns/resolve-columns.ts';
import { type ColumnPlaces, noColumns, type SheetColumn } from './columns/sheet-columns.ts';
import { suggestColumns } from './columns/suggest-columns.ts';
import { exactVocabulary, looseVocabulary } from './columns/vocabulary.ts';
import {
  beginning,
  type IgnoredLine,
  type IgnoredReason,
  isTooLong,
  type SequenceSheet,
  type SettingTexts,
  type SheetFault,
  type SheetOptions,
  type SheetRow,
} from './sequence-sheet.ts';

function headerFault(header: Header): SheetFault | null {
  if (header.namedTwice.length > 0) return { code: 'columns_named_twice', columns: header.namedTwice };
  return null;
}

/** What a file's first line lacks: it is taken for the header that should have been there. */
function missingColumns(columns: ColumnPlaces): SheetColumn[] {
  return (['name', 'sequence'] as const).filter((column) => columns[column] === null);
}

function reasonOfNothing(cells: readonly string[], { well }: ColumnPlaces): IgnoredReason {
  const filled = [...cells.keys()].filter((place) => cells[place] !== '');
  if (filled.length === 0) return 'blank';
  return filled.every((place) => place === well) ? 'empty_well' : 'no_name_and_sequence';
}

const spreadsheetError = /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)/;

/** A remark between the rows: it begins with #, and no cell of it is a sequence, a well or a choice. */
function isComment(cells: readonly string[], { well, modifications, project }: ColumnPlaces): boolean {
  const first = cells.find((cell) => cell !== '');
  if (first?.startsWith('#') !== true || spreadsheetError.test(first) || cells.some(looksLikeSequence)) return false;
  return [well, modifications, project].every((place) => place === null || (cells[place] ?? '') === '');
}

/** A number alone is no name: "TP53-1". Null: the list names no genes. */
const nameInGene = (gene: string | null, name: string): string =>
  gene === null || gene === '' || name === '' ? name : `${gene}-${name.replace(/^#/, '')}`;

function readLine(
  cells: readonly string[],
  line: number,
  columns: ColumnPlaces,
  gene: string | null,
): SheetRow | IgnoredReason {
  const cell = (column: SheetColumn) => {
    const place = columns[column];
    return place === null ? '' : (cells[place] ?? '');
  };
  const name = nameInGene(gene, cell('name'));
  const sequence = cell('sequence');
  if (name === '' && sequence === '') return reasonOfNothing(cells, columns);
  if (isTooLong({ name, sequence })) return 'too_long';
  if (isComment(cells, columns)) return 'comment';
  const modifications = readModification(cell('modifications'));
  if (modifications === 'not_understood') return 'modifications_not_understood';
  const plate = plateOf(cell('plate'), cell('project'));
  const well = cell('well') || cell('wellRow') + cell('wellColumn');
  const row = { line, name, sequence, well: well || null, modifications };
  const settings = settingTexts(cell('nuclease'), cell('amount'), cell('purification'));
  return { ...row, ...(settings && { settings }), ...(plate === '' ? {} : { plate }) };
}

function settingTexts(nuclease: string, amount: string, purification: string): SettingTexts | null {
  if (nuclease === '' && amount === '' && purification === '') return null;
  return { ...(nuclease && { nuclease }), ...(amount && { amount }), ...(purification && { purification }) };
}

/** A project export says "project / plate" in its first column; a number alone is a plate's number. */
function plateOf(plate: string, project: string): string {
  const slash = project.lastIndexOf(' / ');
  const name = plate === '' && slash !== -1 ? project.slice(slash + 3).trim() : plate;
  return /^\d{1,4}$/.test(name) ? `Plate ${Number(name)}` : name;
}

/** Maps the cells of one list to rows: see `parseSequenceSheet`, which has the lists apart that stand side by side. */
export function parseList(
  cells: readonly (readonly string[])[],
  options: SheetOptions = {},
): Result<SequenceSheet, SheetFault> {
  const { headerRequired = false, firstLine = 1 } = options;
  const lines = cells.map((row) => row.map(cleanCell));
  const filled = lines.filter((row) => row.some((cell) => cell !== ''));
  const [first] = filled;
  if (first === undefined) return err({ code: 'no_rows' });

  const vocabulary = headerVocabulary(lines, options);
  let headerAt = findHeader(lines, vocabulary);
  let header = headerAt === null ? null : readHeader(lines[headerAt] ?? [], vocabulary);
  if (headerRequired) {
    const missing = missingColumns((header ?? readHeader(first, exactVocabulary)).columns);
    const isChosen = options.columns !== undefined && header !== null;
    if (missing.length > 0 && !isChosen) return err(columnsMissing(missing, lines));
  }
  const isFree = vocabulary === looseVocabulary;
  if (header !== null) header = resolveColumns(header, lines.slice((headerAt ?? 0) + 1), isFree);
  const fault = header === null ? null : headerFault(header);
  if (fault !== null) return err(fault);

  const guessed = header === null ? guessColumns(filled) : null;
  const unknown = guessed === null ? null : findUnknownHeader(lines, guessed.sequence);
  if (unknown !== null) {
    headerAt = unknown;
    header = unknownHeader(lines[unknown] ?? [], lines.slice(unknown + 1));
  }
  const columns = header?.columns ?? guessed ?? noColumns;
  const rows: SheetRow[] = [];
  const ignored: IgnoredLine[] = [];
  // A blank cell below a gene is of that gene: the cells were merged.
  let gene: string | null = null;
  for (const [at, row] of lines.entries()) {
    const line = firstLine + at;
    if (columns.gene !== null && (headerAt === null || at > headerAt)) gene = (row[columns.gene] ?? '') || gene;
    const read =
      headerAt !== null && at <= headerAt ? titleReason(row, at, headerAt) : readLine(row, line, columns, gene);
    const isUnits = headerAt !== null && at === headerAt + 1 && namesUnits(row);
    if (isUnits || typeof read === 'string') {
      const reason = isUnits ? 'units' : (read as IgnoredReason);
      ignored.push({ line, cells: reason === 'too_long' ? row.map(beginning) : row, reason });
    } else rows.push(read);
  }
  if (
    rows.length === 0 &&
    ignored.every(({ reason }) => reason !== 'modifications_not_understood' && reason !== 'too_long')
  ) {
    return err({ code: 'no_rows' });
  }
  const { headings = [], otherHeadings = [] } = header ?? {};
  return ok({ layout: 'rows', rows, ignored, hasHeader: header !== null, columns, headings, otherHeadings });
}

/**
 * A header that names no sequences in words that are known: their column is found by what it holds, the others by name
 * where they can be.
 */
function unknownHeader(headings: readonly string[], below: readonly (readonly string[])[]): Header {
  const guessed = guessColumns(below);
  const { columns } = resolveColumns(readHeader(headings, looseVocabulary), below, true);
  const sequence = columns.sequence ?? guessed.sequence;
  const free = Object.entries(guessed).filter(([, place]) => place !== sequence);
  const named = Object.entries(columns).filter(([, place]) => place !== null && place !== sequence);
  const known = { ...noColumns, ...Object.fromEntries([...free, ...named]), sequence };
  return { headings, columns: known, namedTwice: [], otherHeadings: headingsNotRead(headings, known) };
}

function columnsMissing(missing: readonly SheetColumn[], lines: readonly (readonly string[])[]): SheetFault {
  const headings = presumedHeadings(lines);
  return { code: 'columns_missing', missing, headings, suggested: suggestColumns(lines, headings) };
}

const rule = /^:?-{2,}:?$/;
const direction = /^\(?5\s?['\u2019\u2032`]\s?(to|[-\u2013\u2192>]{1,3})\s?3\s?['\u2019\u2032`]\)?$/i;

/** A line right below the header that says how to read the columns: `5′ to 3′`, or the rule of a table in Markdown. */
function namesUnits(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell !== '');
  return filled.length > 0 && (filled.every((cell) => rule.test(cell)) || filled.some((cell) => direction.test(cell)));
}

function titleReason(row: readonly string[], at: number, headerAt: number): IgnoredReason {
  if (at === headerAt) return 'header';
  return row.every((cell) => cell === '') ? 'blank' : 'above_header';
}
