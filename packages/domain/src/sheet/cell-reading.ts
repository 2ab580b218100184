import { parseWellLabel, plateFormats } from '../labware/index.ts';
import { notationOnly, readNotation } from '../sequence/index.ts';
import { unescapeFormula } from './export-tables.ts';

/** Chemistry as a sheet can ask for it; the words are those of a guide RNA's modifications. */
export type SheetModification = 'Standard' | 'Unmodified' | 'User-Defined';

/** The words for yes and no are given (LI-2, LI-3); the rest are what our own exports write. */
const modificationTexts: Readonly<Record<string, SheetModification>> = {
  yes: 'Standard',
  true: 'Standard',
  y: 'Standard',
  mods: 'Standard',
  no: 'Unmodified',
  false: 'Unmodified',
  n: 'Unmodified',
  no_mods: 'Unmodified',
  standard: 'Standard',
  unmodified: 'Unmodified',
  'user-defined': 'User-Defined',
};

/** What a cell says about modifications: a choice, null where it is blank, or that it cannot be understood. */
export function readModification(cell: string): SheetModification | null | 'not_understood' {
  const word = cell.trim().toLowerCase();
  if (word === '') return null;
  return (Object.hasOwn(modificationTexts, word) && modificationTexts[word]) || 'not_understood';
}

/** Marks of the ends, as in 5′-ACGU-3′. */
const endMarks = /^\s?5\s?['\u2019\u2032`]?\s?[-\u2013]?|[-\u2013]?\s?3\s?['\u2019\u2032`]?\s?$/g;

/** So many bases in another vendor's notation are no name, and no mark that is not understood makes them one. */
const notedBases = 8;

/**
 * Whether a cell holds bases, RNA or DNA, modified or not, with its ends marked or not, in the notation of whichever
 * vendor. Shorter texts could be a name.
 */
export function looksLikeSequence(cell: string): boolean {
  if (cell.length < 5) return false;
  const text = cell.replace(endMarks, '');
  if (/^[ACGTUacgtum*\s]+$/.test(text)) return true;
  const reading = notationOnly.test(text) ? readNotation(text) : null;
  return (
    reading !== null && reading.bases.length >= notedBases && reading.unknown.every((mark) => mark.startsWith('/'))
  );
}

/** Whether a cell names a well of any plate the store knows. 1A is one where a heading says so, and else a name. */
export function looksLikeWell(cell: string): boolean {
  return cell.length <= 8 && /^[A-Za-z]/.test(cell) && parseWellLabel(cell, plateFormats['384_echo']).ok;
}

/**
 * A cell without the white space around it, without a byte order mark in front, and without the apostrophe that our own
 * exports put before what could be taken for a formula.
 */
export function cleanCell(cell: string | undefined): string {
  return unescapeFormula((cell ?? '').replace(/^\ufeff/, '').trim());
}
