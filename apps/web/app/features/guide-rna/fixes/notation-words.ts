import type { NotationRead, Proposal } from '@cutsite/domain/guide-rna';

/** What stands in a notation beside the bases, as it is called in a sentence. */
const chemistryWords = {
  methyl: '2′-O-methyl (m)',
  bond: 'phosphorothioate (*)',
  lna: 'LNA',
  fluoro: '2′-fluoro',
  moe: '2′-MOE',
  dna: 'DNA (d)',
  idt_ends: 'IDT’s end groups (AltR)',
} as const satisfies Record<NotationRead['dropped'][number], string>;

const settingSentences = {
  Standard: 'The guide gets Standard modifications instead.',
  Unmodified: 'Modifications is set to Unmodified; choose Standard to add chemistry.',
  'User-Defined': 'm and * are kept.',
} as const satisfies Record<NotationRead['modifications'], string>;

/** "A, B and C" */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What a repair leaves out of a sequence, and which setting stands for it. Null where nothing is lost. */
export function leftOutNote({ notation }: Pick<Proposal, 'notation'>): string | null {
  if (notation === undefined || notation.dropped.length === 0) return null;
  const { dropped, modifications, offered } = notation;
  const canKeep = modifications !== 'User-Defined' && offered.includes('User-Defined');
  return [
    `Leaves out ${listed(dropped.map((one) => chemistryWords[one]))}.`,
    settingSentences[modifications],
    ...(canKeep ? ['To keep m and *, choose User-Defined.'] : []),
  ].join(' ');
}
