import { geneEditors, type NotationRead, type Nuclease, type Proposal } from '@cutsite/domain/guide-rna';

/** What stands in a notation beside the bases, as it is called in a sentence. */
const chemistryTexts = {
  methyl: '2′-O-methyl (m)',
  bond: 'phosphorothioate (*)',
  lna: 'LNA',
  fluoro: '2′-fluoro',
  moe: '2′-MOE',
  dna: 'DNA (d)',
  idt_ends: 'IDT’s end groups (AltR)',
} as const satisfies Record<NotationRead['dropped'][number], string>;

/** The editor's own chemistry, which stands for the one that is left out. */
export function ownChemistry(nuclease: Nuclease, modifications: NotationRead['modifications']): string {
  if (modifications === 'User-Defined') return 'm and * are kept.';
  const { display } = geneEditors[nuclease];
  if (modifications === 'Unmodified') return `${display} is set to Unmodified; choose Standard to add its chemistry.`;
  return `${nuclease === 'Other' ? 'The guide' : `A guide for ${display}`} gets its Standard modifications instead.`;
}

/** "A, B and C" */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What becomes of a whole guide that is made as it is written. */
export const userDefinedNote =
  'As User-Defined the editor becomes Other, m and * are kept, and nothing is added to the molecule.';

/** What a repair leaves out of a sequence, and which setting stands for it. Null where nothing is lost. */
export function leftOutNote({ kind, notation }: Pick<Proposal, 'kind' | 'notation'>): string | null {
  if (kind === 'user_defined') return userDefinedNote;
  if (notation === undefined || notation.dropped.length === 0) return null;
  const { dropped, nuclease, modifications, offered } = notation;
  const canKeep = modifications !== 'User-Defined' && offered.includes('User-Defined');
  return [
    `Leaves out ${listed(dropped.map((one) => chemistryTexts[one]))}.`,
    ownChemistry(nuclease, modifications),
    ...(canKeep ? ['To keep m and *, choose User-Defined.'] : []),
  ].join(' ');
}
