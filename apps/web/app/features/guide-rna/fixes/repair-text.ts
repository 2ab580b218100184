import type { Proposal, ProposalKind } from '@cutsite/domain/guide-rna';

/** What is the matter, as the head of all rows that it is the matter with. */
export const kindTitles = {
  end_marks: '5′ and 3′ marks, and dashes',
  quotes: 'Quotation marks',
  spaces: 'Spaces',
  t_to_u: 'DNA letters: T instead of U',
  user_defined: 'Whole guides with chemistry of their own',
  notation: 'Sequences in another vendor’s notation',
  chemistry: 'Chemistry written with the bases',
  letter_case: 'Small letters in sequences',
  scaffold: 'SpCas9 scaffold left on',
  crrna_repeat: 'crRNA repeat left on',
  overhang: 'Cloning overhang left on',
  pam: 'PAM left on',
  reverse_complement: 'Possibly the other strand',
  gene_date: 'Gene names that became dates',
  name_characters: 'Characters that labels cannot print',
  name_length: 'Names too long',
  name_missing: 'Names missing',
  name_repeated: 'Names used twice',
  position: 'Positions outside the rack, or taken',
  modifications: 'Modifications that the editor does not offer',
  purification: 'Purification that is not available',
} as const satisfies Record<ProposalKind, string>;

/** What one press does to one row: "Trim 3 nt", "Shorten to CTNNB1-ex3-g12". */
export function repairLabel({ kind, before, after, notation }: Proposal): string {
  switch (kind) {
    case 'end_marks':
      return 'Remove marks and dashes';
    case 'quotes':
      return 'Remove quotes';
    case 'spaces':
      return 'Remove spaces';
    case 't_to_u':
      return 'Change T to U';
    case 'user_defined':
      return 'Make it User-Defined';
    case 'notation':
      return notation?.isIdt === true ? 'Read IDT’s notation' : 'Read the notation';
    case 'chemistry':
      return notation?.isIdt === true ? 'Read IDT’s notation' : 'Keep the bases only';
    case 'letter_case':
      return 'Correct the case';
    case 'scaffold':
      return 'Trim the scaffold';
    case 'crrna_repeat':
      return 'Trim the repeat';
    case 'overhang':
    case 'pam':
      return `Trim ${before.replace(/[^a-z]/gi, '').length - after.replace(/[^a-z]/gi, '').length} nt`;
    case 'reverse_complement':
      return 'Use the reverse complement';
    case 'name_characters':
      return `Rename to ${after}`;
    case 'name_length':
      return `Shorten to ${after}`;
    case 'gene_date':
    case 'name_missing':
    case 'name_repeated':
      return `Name it ${after}`;
    case 'position':
      return `Move to ${after}`;
    case 'modifications':
      return `Use ${after}`;
    case 'purification':
      return 'Use standard';
  }
}
