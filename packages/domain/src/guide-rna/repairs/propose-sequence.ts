import { upperCaseBases } from '../../sequence/index.ts';
import type { RowFaultCode } from '../faults/fault.ts';
import { pamOf } from '../options/pams.ts';
import { readFromOtherStrand } from '../sequences/other-strand.ts';
import { readAsRna, sequenceHints } from '../sequences/sequence-hints.ts';
import { canonicalSequence, checkSequence } from '../sequences/sequence-rules.ts';
import { exposedTrims, findTrims, type Trim, withoutBases } from '../sequences/sequence-trims.ts';
import { findRepairs } from './find-repairs.ts';
import type { Proposal, ProposalKind, RowToRepair } from './proposal.ts';
import { proposeNotation } from './propose-notation.ts';

/** The faults that mending the writing of a sequence may answer. */
const writingFaults: ReadonlySet<RowFaultCode> = new Set(['sequence_not_rna', 'unsupported_character']);

const trimFaults: Readonly<Record<Trim['kind'], readonly RowFaultCode[]>> = {
  scaffold: ['scaffold_at_end'],
  crrna_repeat: ['crrna_repeat'],
  overhang: ['cloning_overhang'],
  pam: ['pam_at_end', 'pam_at_start'],
};

const tooLong: readonly RowFaultCode[] = ['sequence_too_long'];

/** What the rules still say about a sequence in a row like this one. */
function faultCodes(row: RowToRepair, sequence: string): Set<RowFaultCode> {
  const canonical = canonicalSequence(sequence, row);
  return new Set(
    [...checkSequence(canonical, row, sequence), ...sequenceHints(canonical, row)].map(({ code }) => code),
  );
}

function changed(
  row: RowToRepair,
  kind: ProposalKind,
  after: string,
  answers: readonly RowFaultCode[],
  certain = true,
): Proposal[] {
  const { sequence: before } = row;
  return after === before ? [] : [{ kind, field: 'sequence', before, after, answers, certain }];
}

/**
 * Marks of the ends, quotes, spaces, T to U, and M for m: offered as one repair when they leave nothing that is no RNA.
 * Where they do not, the sequence may be written in another vendor's notation.
 */
function writing(row: RowToRepair, fault: RowFaultCode): Proposal[] {
  const { sequence, nuclease, modifications } = row;
  const mends = findRepairs({ name: '', sequence }, nuclease, modifications).filter(({ ticked }) => ticked);
  const mended = mends.at(-1)?.after ?? sequence;
  const after = modifications === 'User-Defined' ? mended.replaceAll('M', 'm').replaceAll('∗', '*') : mended;
  if (faultCodes(row, after).has(fault)) {
    const read = proposeNotation(row, [fault]).filter(
      ({ after: noted, settings }) => !faultCodes({ ...row, ...settings }, noted).has(fault),
    );
    return read.length > 0 ? read : pamSetApart(row, fault);
  }
  const kinds = new Set<ProposalKind>(mends.map(({ kind }) => kind));
  const kind = (['t_to_u', 'end_marks', 'spaces', 'quotes'] as const).find((one) => kinds.has(one)) ?? 'letter_case';
  return changed(row, kind, after, [fault]);
}

/** A PAM that stands apart from its target, in brackets or with an N for any base: -NGG, (NGG), (TGG), TTTN-. */
const apart = {
  '3': /(?:[\s\u2010-\u2015-]\(?|\()(?:[ACGTURYVWKN]{1,5}N|N[ACGTURYVWKN]{1,5}|(?<=\()[ACGTU]{2,6}(?=\)))\)?\s*$/i,
  '5': /^\s*(?:\([ACGTURYVWKN]{2,6}\)[\s\u2010-\u2015-]?|(?:[ACGTURYVWKN]{1,5}N|N[ACGTURYVWKN]{1,5})[\s\u2010-\u2015-])/i,
} as const;

/** It is cut off where it stands on the side of the editor's PAM, and leaves a target. */
function pamSetApart(row: RowToRepair, fault: RowFaultCode): Proposal[] {
  const { sequence, nuclease, modifications } = row;
  const pam = pamOf(nuclease);
  if (pam === null || modifications === 'User-Defined') return [];
  const rest = sequence.replace(apart[pam.end], '');
  if (rest === sequence) return [];
  const mends = findRepairs({ name: '', sequence: rest }, nuclease, modifications).filter(({ ticked }) => ticked);
  const after = mends.at(-1)?.after ?? rest;
  return faultCodes(row, after).has(fault) ? [] : changed(row, 'pam', after, [fault]);
}

/** A trim is offered once nothing else stands outside of it: the scaffold goes before the PAM in front of it. */
function trims(row: RowToRepair): Proposal[] {
  const { sequence, nuclease, modifications } = row;
  const found = findTrims(readAsRna(sequence), nuclease, modifications);
  return exposedTrims(found).flatMap(({ kind, end, removed }) => {
    const after = withoutBases(sequence, removed.length, end);
    const left = faultCodes(row, after);
    const said = (code: RowFaultCode): boolean => row.faults.some((fault) => fault.code === code);
    const hints = trimFaults[kind].filter(said);
    if (hints.length === 0 || after.trim() === '' || hints.some((code) => left.has(code))) return [];
    // Too long because of it: then it is the answer to an error, and not only to a hint.
    const answers = said('sequence_too_long') && !left.has('sequence_too_long') ? [...tooLong, ...hints] : hints;
    return changed(row, kind, after, answers);
  });
}

function otherStrand(row: RowToRepair): Proposal[] {
  const other = readFromOtherStrand(readAsRna(row.sequence), row.nuclease, row.modifications);
  if (other === null) return [];
  const isDna = /t/i.test(row.sequence);
  const after = isDna ? other.sequence.replaceAll('U', 'T') : other.sequence;
  return changed(row, 'reverse_complement', after, ['other_strand'], false);
}

/** Small letters and, in tubes, spaces are read as meant; writing them plainly is a tidy-up. */
function tidying(row: RowToRepair): Proposal[] {
  const canonical = canonicalSequence(row.sequence, row);
  const isCase = upperCaseBases(row.sequence) === canonical;
  return changed(row, isCase ? 'letter_case' : 'spaces', canonical, []);
}

/** What can be offered for a row's sequence. A row whose letters are wrong is offered those first, and no tidy-up. */
export function proposeForSequence(row: RowToRepair): readonly Proposal[] {
  if (row.sequence.trim() === '') return [];
  const wrong = row.faults.find(({ code }) => writingFaults.has(code))?.code;
  const letters = wrong === undefined ? tidying(row) : writing(row, wrong);
  if (!row.faults.some(({ field }) => field === 'sequence')) return letters;
  // A whole guide with chemistry has two answers, and trimming it is a part of one of them.
  const isChoice = letters.some(({ tickable }) => tickable);
  const cut = trims(row).map((trim): Proposal => (isChoice ? { ...trim, certain: false, tickable: true } : trim));
  return [...letters, ...cut, ...otherStrand(row)];
}
