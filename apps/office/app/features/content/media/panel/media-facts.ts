import type { MediaWire } from '@cutsite/contracts/content';
import { type Clash, type Merged, mergeDrafts } from '../../draft/merge-drafts.ts';
import type { Focus } from './focus-choice.tsx';

/** What editors say of a picture: its words, that it needs none, and what stays in view of it. */
export interface MediaFacts {
  readonly alt: string;
  readonly isDecorative: boolean;
  readonly focus: Focus | null;
}

export const factsOf = (media: Pick<MediaWire, 'alt' | 'focus' | 'is_decorative'>): MediaFacts => {
  const [x, y] = media.focus ?? [];
  const focus: Focus | null = x === undefined || y === undefined ? null : [x, y];
  return { alt: media.alt, isDecorative: media.is_decorative, focus };
};

/** As the service keeps them: decoration has no words. */
export const asKept = (facts: MediaFacts): MediaFacts => ({
  ...facts,
  alt: facts.isDecorative ? '' : facts.alt.trim(),
});

/** Whether two say the same of a picture. */
export function isSameFacts(one: MediaFacts, other: MediaFacts): boolean {
  const [a, b] = [asKept(one), asKept(other)];
  return a.alt === b.alt && a.isDecorative === b.isDecorative && String(a.focus) === String(b.focus);
}

export interface MergedFacts {
  /** What they changed alone, and of what both changed what is here. */
  readonly facts: MediaFacts;
  /** What both changed, each in another way. */
  readonly clashes: readonly Clash[];
}

/** Facts of a picture that two editors changed, field by field as with entries. @param base what both began with */
export function mergeFacts(base: MediaFacts, mine: MediaFacts, theirs: MediaFacts): MergedFacts {
  const { draft, clashes }: Merged = mergeDrafts(asDraft(base), asDraft(mine), asDraft(theirs));
  const from = (name: keyof MediaFacts) => (draft.fields[name] === mine[name] ? mine : theirs);
  const facts = { alt: from('alt').alt, isDecorative: from('isDecorative').isDecorative, focus: from('focus').focus };
  // Their mark would take the words away that were written here.
  const losesWords = facts.isDecorative && !mine.isDecorative && mine.alt !== base.alt;
  if (!losesWords) return { facts, clashes };
  return {
    facts: { ...facts, alt: mine.alt, isDecorative: false },
    clashes: [...clashes, { name: 'isDecorative', mine: false, theirs: true }],
  };
}

const asDraft = (facts: MediaFacts) => ({ url: null, fields: { ...facts } });

export const focusText = (focus: Focus | null): string =>
  focus === null ? 'its middle' : `${focus[0]} % from the left, ${focus[1]} % from the top`;
