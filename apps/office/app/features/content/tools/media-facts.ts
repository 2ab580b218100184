import type { MediaWire } from '@cutsite/contracts/content';
import { type Clash, type Merged, mergeDrafts } from '../draft/merge-drafts.ts';
import type { Focus } from './focus-choice.tsx';

/** What editors say of a picture: its words, and what stays in view of it. */
export interface MediaFacts {
  readonly alt: string;
  readonly focus: Focus | null;
}

export const factsOf = ({ alt, focus }: Pick<MediaWire, 'alt' | 'focus'>): MediaFacts => {
  const [x, y] = focus ?? [];
  return { alt, focus: x === undefined || y === undefined ? null : [x, y] };
};

export interface MergedFacts {
  /** What they changed alone, and of what both changed what is here. */
  readonly facts: MediaFacts;
  /** What both changed, each in another way. */
  readonly clashes: readonly Clash[];
}

/** Facts of a picture that two editors changed, field by field as with entries. @param base what both began with */
export function mergeFacts(base: MediaFacts, mine: MediaFacts, theirs: MediaFacts): MergedFacts {
  const { draft, clashes }: Merged = mergeDrafts(asDraft(base), asDraft(mine), asDraft(theirs));
  const isMine = (name: keyof MediaFacts) => draft.fields[name] === mine[name];
  return {
    facts: { alt: isMine('alt') ? mine.alt : theirs.alt, focus: isMine('focus') ? mine.focus : theirs.focus },
    clashes,
  };
}

const asDraft = ({ alt, focus }: MediaFacts) => ({ url: null, fields: { alt, focus } });

export const focusText = (focus: Focus | null): string =>
  focus === null ? 'its middle' : `${focus[0]} % from the left, ${focus[1]} % from the top`;
