import { looksLikeSequence, readModification } from '../cell-reading.ts';
import { type Header, headingsNotRead, sampleSize } from './find-columns.ts';
import { aboutSequences } from './find-header.ts';
import type { ColumnPlaces } from './sheet-columns.ts';
import { looseVocabulary, plainHeading } from './vocabulary.ts';

type Lines = readonly (readonly string[])[];

/** Numbers beyond any well of any plate: a place in a genome. */
const beyondWells = 1_536;

const withColumns = (header: Header, columns: Partial<ColumnPlaces>): Header => {
  const all = { ...header.columns, ...columns };
  return { ...header, columns: all, otherHeadings: headingsNotRead(header.headings, all) };
};

const filled = (below: Lines, place: number): string[] =>
  below.map((row) => row[place] ?? '').filter((cell) => cell !== '');

/** What stands beside a position in a genome or a template, and never beside a well. */
const besidePlaces =
  /^(strand|pam|pam sequence|chromosome|chr|orientation|exon|genomic location|cut site|cut location)$/;

/** A column headed Position that holds places in a genome, as design tools write it, is no column of wells. */
function withoutGenomePlaces(header: Header, below: Lines): Header {
  const { well } = header.columns;
  if (well === null) return header;
  const numbers = filled(below, well).map((cell) => cell.replace(/[,\s]/g, ''));
  const isOfTool = header.headings.some((heading) => besidePlaces.test(plainHeading(heading)));
  const isPlaces =
    numbers.every((cell) => /^\d{1,12}$/.test(cell)) &&
    (numbers.some((cell) => Number(cell) > beyondWells) || (isOfTool && numbers.length > 0));
  return isPlaces ? withColumns(header, { well: null }) : header;
}

/**
 * Row and column of a well in columns of their own; they count where they hold letters and numbers, and no column holds
 * the whole.
 */
function withWellHalves(header: Header, below: Lines): Header {
  const { well, wellRow, wellColumn } = header.columns;
  if (wellRow === null && wellColumn === null) return header;
  const fit =
    well === null &&
    wellRow !== null &&
    wellColumn !== null &&
    filled(below, wellRow).every((cell) => /^[A-Za-z]{1,2}$/.test(cell)) &&
    filled(below, wellColumn).every((cell) => /^\d{1,2}$/.test(cell));
  return fit ? header : withColumns(header, { wellRow: null, wellColumn: null });
}

/** A vendor's own words for chemistry, as in a column headed Modification, are no choice between yes and no. */
function withoutForeignModifications(header: Header, below: Lines): Header {
  const { modifications } = header.columns;
  if (modifications === null || looseVocabulary(header.headings[modifications] ?? '')?.isExact === true) return header;
  const words = filled(below, modifications);
  const isForeign = words.length > 0 && words.every((word) => readModification(word) === 'not_understood');
  return isForeign ? withColumns(header, { modifications: null }) : header;
}

/** Sequences that are no target: what stands around one, the other strand of an oligo. */
const besideTarget =
  /\b(context|pam|reverse|rev|flank(ing)?|genomic|reference|amplicon|primer|scaffold|antisense|bottom)\b/;

/**
 * The column that holds sequences, where the headings name none that does. A column that speaks of them comes first.
 */
function sequencesHeld(header: Header, below: Lines): number | null {
  const places = header.headings.flatMap((heading, index) => {
    const cells = filled(below, index);
    const plain = plainHeading(heading);
    const isHeld = cells.length > 0 && cells.filter(looksLikeSequence).length * 5 >= cells.length * 4;
    return isHeld ? [{ place: index, rank: besideTarget.test(plain) ? 2 : aboutSequences.test(plain) ? 0 : 1 }] : [];
  });
  return places.toSorted((one, other) => one.rank - other.rank)[0]?.place ?? null;
}

/** A list whose headings say something else than its columns hold: Target is a gene, or sgRNA is the sequence. */
function withSequencesHeld(header: Header, below: Lines): Header {
  const { sequence, name } = header.columns;
  const cells = sequence === null ? [] : filled(below, sequence);
  if (sequence !== null && (cells.length === 0 || cells.some(looksLikeSequence))) return header;
  const held = sequencesHeld(header, below);
  if (held === null) return header;
  return withColumns(header, { sequence: held, name: name === held ? null : name });
}

/** Headings of gene symbols, as design tools and libraries write them. */
const ofGenes = /^(annotated |target )?(gene|gene symbol|symbol|gene name|symbol \S{1,8})$/;

/** Headings of a guide's number within its gene, where no list of ours has them: sgRNA #, Guide nr. */
const ofNumbers = /^((sg|g|cr)?rna|guide( rna)?|oligo|spacer)? ?(#|nr|no|num|number|index)$/;
const bareNumber = /^#?\d{1,6}$/;
/** g1, sgRNA 2: tells guides apart within a gene only. */
const numbered = /^(?:g|sg|guide|s?grna|crrna)[\s_-]?\d{1,3}$/i;

/** Names that say no more than which guide of its gene each one is. */
function areNumbers(names: readonly string[]): boolean {
  if (names.length === 0) return false;
  return (
    names.every((name) => bareNumber.test(name)) ||
    (names.every((name) => numbered.test(name)) && new Set(names).size < names.length)
  );
}

/**
 * Design tools give guides no names, or number them within their genes: they are called after their genes then, with
 * the number where there is one, and told apart by the repair of repeated names.
 */
function withGeneNames(header: Header, below: Lines): Header {
  const { name } = header.columns;
  if (name !== null && !areNumbers(filled(below, name))) return header;
  const used = new Set(Object.values(header.columns));
  const find = (words: RegExp) =>
    header.headings.findIndex((heading, index) => !used.has(index) && words.test(plainHeading(heading)));
  const genes = find(ofGenes);
  if (genes === -1) return header;
  const number = name ?? find(ofNumbers);
  const isNumbered = number !== -1 && areNumbers(filled(below, number));
  return withColumns(header, isNumbered ? { name: number, gene: genes } : { name: genes });
}

/**
 * The columns of a header, held against what stands below it. `isFree`: neither a file's exact headings nor a
 * customer's choice decides about name and sequence.
 */
export function resolveColumns(header: Header, below: Lines, isFree: boolean): Header {
  const sample = below.slice(0, sampleSize);
  const resolved = withWellHalves(withoutForeignModifications(withoutGenomePlaces(header, sample), sample), sample);
  return isFree ? withGeneNames(withSequencesHeld(resolved, sample), sample) : resolved;
}
