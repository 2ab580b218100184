import type { MediaWire } from '@cutsite/contracts/content';
import { type Conflict, type Merged, mergeDrafts } from '../../draft/merge-drafts.ts';
import type { Focus } from './focus-choice.tsx';

/** What editors say of a picture or file: words, that it needs none, what stays in view, who made it, where it lies. */
export interface MediaFacts {
  readonly alt: string;
  readonly isDecorative: boolean;
  readonly focus: Focus | null;
  readonly credit: string;
  readonly folder: string;
}

/** What a browser kept before pictures had these facts. */
const unsaid = { credit: '', folder: '' };

/** Facts with what was not known of yet when they were written. */
export const wholeFacts = (facts: Partial<MediaFacts> & Omit<MediaFacts, keyof typeof unsaid>): MediaFacts => ({
  ...unsaid,
  ...facts,
});

export const factsOf = (
  media: Pick<MediaWire, 'alt' | 'focus' | 'is_decorative' | 'credit' | 'folder'>,
): MediaFacts => {
  const [x, y] = media.focus ?? [];
  const focus: Focus | null = x === undefined || y === undefined ? null : [x, y];
  return { alt: media.alt, isDecorative: media.is_decorative, focus, credit: media.credit, folder: media.folder };
};

/** As the service keeps them: decoration has no words. */
export const asSaved = (facts: MediaFacts): MediaFacts => ({
  ...facts,
  alt: facts.isDecorative ? '' : facts.alt.trim(),
  credit: facts.credit.trim(),
  folder: facts.folder.trim(),
});

const factNames = ['alt', 'isDecorative', 'focus', 'credit', 'folder'] as const satisfies readonly (keyof MediaFacts)[];

/** Whether two say the same of a picture. */
export function isSameFacts(one: MediaFacts, other: MediaFacts): boolean {
  const [a, b] = [asSaved(one), asSaved(other)];
  return factNames.every((name) => String(a[name]) === String(b[name]));
}

export interface MergedFacts {
  /** What they changed alone, and of what both changed what is here. */
  readonly facts: MediaFacts;
  /** What both changed, each in another way. */
  readonly conflicts: readonly Conflict[];
}

/** Facts of a picture that two editors changed, field by field as with entries. @param base what both began with */
export function mergeFacts(base: MediaFacts, mine: MediaFacts, theirs: MediaFacts): MergedFacts {
  const { draft, conflicts }: Merged = mergeDrafts(asDraft(base), asDraft(mine), asDraft(theirs));
  const facts = { ...draft.fields } as unknown as MediaFacts;
  // Their mark would take the words away that were written here.
  const losesWords = facts.isDecorative && !mine.isDecorative && mine.alt !== base.alt;
  if (!losesWords) return { facts, conflicts };
  return {
    facts: { ...facts, alt: mine.alt, isDecorative: false },
    conflicts: [...conflicts, { name: 'isDecorative', mine: false, theirs: true }],
  };
}

const asDraft = (facts: MediaFacts) => ({ url: null, fields: { ...facts } });

export const focusText = (focus: Focus | null): string =>
  focus === null ? 'its middle' : `${focus[0]} % from the left, ${focus[1]} % from the top`;

type ReplacedFacts = Pick<MediaWire, 'name' | 'src' | 'alt' | 'focus' | 'is_decorative' | 'credit' | 'folder'>;

/** What somebody changed of a picture or file, a sentence for each. Empty: nothing that editors say or see of it. */
export function changesBetween(was: ReplacedFacts, now: ReplacedFacts): readonly string[] {
  const said = (text: string): string => (text === '' ? 'none' : text);
  const [before, after] = [factsOf(was), factsOf(now)];
  return [
    ...(was.src === now.src ? [] : [`Another file is in its place: ${now.name}.`]),
    ...(before.alt === after.alt ? [] : [`Words: ${said(after.alt)}.`]),
    ...(before.isDecorative === after.isDecorative
      ? []
      : [after.isDecorative ? 'It is marked as decoration.' : 'It is no decoration.']),
    ...(String(before.focus) === String(after.focus) ? [] : [`Focal point: ${focusText(after.focus)}.`]),
    ...(before.credit === after.credit ? [] : [`Credit: ${said(after.credit)}.`]),
    ...(before.folder === after.folder ? [] : [`Folder: ${said(after.folder)}.`]),
  ];
}
