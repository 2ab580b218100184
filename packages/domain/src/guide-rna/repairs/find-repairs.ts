import { upperCaseBases } from '../../sequence/index.ts';
import type { Modification, Nuclease } from '../options/gene-editors.ts';
import { readAsRna } from '../sequences/sequence-hints.ts';
import { findTrims, type TrimKind } from '../sequences/sequence-trims.ts';

/** What is wrong with pasted text in a way that a machine can mend (ruling 12). */
export type RepairKind = 'end_marks' | 'quotes' | 'spaces' | 't_to_u' | TrimKind;

/** One mend, offered as a difference and never made unasked. Repairs of a row build on each other in their order. */
export interface RnaRepair {
  readonly kind: RepairKind;
  readonly field: 'name' | 'sequence';
  readonly before: string;
  readonly after: string;
  /** Offered ticked: mends of writing are, trims are not, because they change what is made. */
  readonly ticked: boolean;
}

type RowText = { readonly name: string; readonly sequence: string };

/** Straight and typographic quotation marks, primes and backticks. */
const quotes = /["'`´‘’‚‛“”„‟′″]/g;

/** Whitespace and the invisible characters that spreadsheets and web pages leave behind. */
const invisible = /[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g;

const namePadding = /[\u00ad\u200b-\u200f\u2060\ufeff]+/g;

/** 5′ and 3′ at the ends, quoted or not, with what stands between them and the bases. */
const endMarks =
  /^[\s"\u201c\u201d]{0,3}5[\s'`\u00b4\u2018\u2019\u2032:.\u2010-\u2015-]{0,6}|[\s:.\u2010-\u2015-]{0,4}3[\s'"`\u00b4\u2018\u2019\u2032\u201c\u201d]{0,4}$/g;
/** Dashes between groups of bases. */
const dashes = /[\u2010-\u2015-]+/g;

/** 5′→3′, 5'-3' or 5' to 3' in front: the usual direction, said once. 3′→5′ is not mended by taking it away. */
const direction =
  /^[\s"\u201c\u201d([]{0,3}5\s?['`\u00b4\u2018\u2019\u2032]?\s?(?:to|[-\u2010-\u2015>\u2192]{1,3})\s?3\s?['`\u00b4\u2018\u2019\u2032]?[\s:.)\]-]{0,4}(?=[\sACGTU])/i;
/** Letters of a Chinese or Japanese keyboard that look like ours, only wider. */
const fullWidth = /[\uff21-\uff3a\uff41-\uff5a]/g;

/** The text without marks of its ends. */
export const withoutEndMarks = (sequence: string): string => sequence.replace(direction, '').replace(endMarks, '');

/** Bases without brackets around them and without what a list has behind them; anything else as it is. */
function withoutBrackets(sequence: string): string {
  const text = sequence.trim();
  const bare = /[;,.]$/.test(text) ? text.slice(0, -1).trimEnd() : text;
  const inner = /^[[({]/.test(bare) && /[\])}]$/.test(bare) ? bare.slice(1, -1).trim() : bare;
  return inner !== text && /^[ACGTU\s-]+$/i.test(inner) ? inner : sequence;
}

const withoutMarks = (sequence: string): string => {
  const narrow = sequence.replace(fullWidth, (letter) => letter.normalize('NFKC'));
  return withoutBrackets(withoutEndMarks(withoutBrackets(narrow))).replace(dashes, '');
};

interface Writing {
  readonly kind: RepairKind;
  readonly field: 'name' | 'sequence';
  readonly mend: (text: string) => string;
}

const writing: readonly Writing[] = [
  { kind: 'end_marks', field: 'sequence', mend: withoutMarks },
  { kind: 'quotes', field: 'name', mend: (name) => name.replace(quotes, '') },
  { kind: 'spaces', field: 'name', mend: (name) => name.replace(namePadding, '').replace(/\s+/g, ' ').trim() },
  { kind: 'quotes', field: 'sequence', mend: (sequence) => sequence.replace(quotes, '') },
  { kind: 'spaces', field: 'sequence', mend: (sequence) => sequence.replace(invisible, '') },
  {
    kind: 't_to_u',
    field: 'sequence',
    mend: (sequence) => sequence.replaceAll('T', 'U').replaceAll('t', 'u'),
  },
];

/**
 * The mends that a row asks for, in the order in which they are made: writing first (marks of the ends, quotes, spaces,
 * T to U), then what could be trimmed (scaffold, overhang, PAM). A row that is fine asks for none.
 */
export function findRepairs(row: RowText, nuclease: Nuclease, modifications: Modification = 'Standard'): RnaRepair[] {
  const text = { name: row.name, sequence: row.sequence };
  const repairs: RnaRepair[] = [];
  for (const { kind, field, mend } of writing) {
    const before = text[field];
    const after = mend(before);
    if (after === before) continue;
    repairs.push({ kind, field, before, after, ticked: true });
    text[field] = after;
  }
  for (const trim of findTrims(readAsRna(text.sequence), nuclease, modifications)) {
    const before = text.sequence;
    const after =
      trim.end === '3' ? before.slice(0, trim.after.length) : before.slice(before.length - trim.after.length);
    repairs.push({ kind: trim.kind, field: 'sequence', before, after, ticked: false });
    text.sequence = after;
  }
  return repairs;
}

/**
 * A sequence that was pasted into a cell, with what is only writing mended (ruling 71); as it is where that leaves
 * anything else than RNA.
 */
export function readAsWritten(sequence: string): string {
  // No editor, no trims: those are never made unasked.
  const mended = findRepairs({ name: '', sequence }, 'Other').at(-1)?.after ?? sequence;
  const rna = upperCaseBases(mended);
  return /^[ACGU]+$/.test(rna) ? rna : sequence;
}
