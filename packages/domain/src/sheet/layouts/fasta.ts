import { err, ok, type Result } from '../../result/index.ts';
import { noColumns } from '../columns/sheet-columns.ts';
import {
  beginning,
  type IgnoredLine,
  isTooLong,
  type SequenceSheet,
  type SheetFault,
  type SheetRow,
} from '../sequence-sheet.ts';

/** A name of a well or tube has at most this many characters (GR-52). */
const wholeTitleUpTo = 20;

/**
 * Whether text is FASTA: its first line that holds something begins with `>`, or with the old comment sign before one.
 */
export function looksLikeFasta(lines: readonly string[]): boolean {
  const first = lines.find((line) => line.trim() !== '' && !line.startsWith(';'));
  return first !== undefined && /^\ufeff?\s*>/.test(first);
}

/** FASTA's own custom is that the name ends at the first space; a short title is a name with spaces in it. */
function nameOf(title: string): string {
  return title.length <= wholeTitleUpTo ? title : (title.split(/\s+/)[0] ?? '');
}

/** Reads records of `>name` and one or more lines of sequence. A row carries the number of its title line. */
export function parseFasta(lines: readonly string[]): Result<SequenceSheet, SheetFault> {
  const rows: SheetRow[] = [];
  const ignored: IgnoredLine[] = [];
  let record: { readonly line: number; readonly name: string; readonly parts: string[] } | null = null;
  const finish = () => {
    if (record === null) return;
    const { line, name, parts } = record;
    const sequence = parts.join('');
    if (name === '' && sequence === '') ignored.push({ line, cells: ['>'], reason: 'no_name_and_sequence' });
    else if (isTooLong({ name, sequence })) {
      ignored.push({ line, cells: [name, sequence].map(beginning), reason: 'too_long' });
    } else rows.push({ line, name, sequence, well: null, modifications: null });
  };
  for (const [at, text] of lines.entries()) {
    const line = text.replace(/^\ufeff/, '').trim();
    if (line.startsWith('>')) {
      finish();
      record = { line: at + 1, name: nameOf(line.slice(1).trim()), parts: [] };
    } else if (line === '') ignored.push({ line: at + 1, cells: [], reason: 'blank' });
    else if (line.startsWith(';') || record === null) ignored.push({ line: at + 1, cells: [line], reason: 'comment' });
    else record.parts.push(line);
  }
  finish();
  if (rows.length === 0 && ignored.every(({ reason }) => reason !== 'too_long')) return err({ code: 'no_rows' });
  ignored.sort((one, other) => one.line - other.line);
  return ok({ layout: 'fasta', rows, ignored, hasHeader: false, columns: noColumns, headings: [], otherHeadings: [] });
}
