import { type DesignEditor, designEditors, type GuideSite, targetLengthsOf } from '@cutsite/domain/guide-design';
import { keepInSession, keptInSession } from '../../../platform/forms/session-state.ts';
import { keyOfSite } from './site-names.ts';

/** What was pasted and picked; kept for this tab. */
export interface SavedSearch {
  readonly text: string;
  readonly editor: DesignEditor;
  /** Of the targets. */
  readonly length: number;
  /** Its sites were asked for. */
  readonly isSearched: boolean;
  readonly picked: readonly PickedSite[];
}

/** A site that was picked: in another text there may be another target at its place. */
interface PickedSite {
  readonly key: string;
  readonly target: string;
}

const key = 'cutsite-sequence-guides';

/** The length of a target that an editor takes as a rule. */
export const defaultLength = (editor: DesignEditor): number => targetLengthsOf(editor)[0] ?? 0;

export const emptySearch: SavedSearch = {
  text: '',
  editor: 'SpCas9',
  length: defaultLength('SpCas9'),
  isSearched: false,
  picked: [],
};

function isKeptSearch(value: unknown): value is SavedSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { text, editor, length, isSearched, picked } = value as Partial<Record<string, unknown>>;
  return (
    typeof text === 'string' &&
    designEditors.some(
      (designEditor) => designEditor === editor && targetLengthsOf(designEditor).includes(Number(length)),
    ) &&
    typeof isSearched === 'boolean' &&
    Array.isArray(picked) &&
    picked.every((site) => typeof site?.key === 'string' && typeof site?.target === 'string')
  );
}

/** A long text may find no room; then only that is kept which does. */
export const saveSearch = (search: SavedSearch): boolean => keepInSession(key, search);

export const savedSearch = (): SavedSearch => keptInSession(key, isKeptSearch) ?? emptySearch;

/** The picked sites that are among these, in the order in which they were picked. */
export function sitesPicked(picked: SavedSearch['picked'], sites: readonly GuideSite[]): readonly GuideSite[] {
  if (picked.length === 0) return [];
  const byKey = new Map(sites.map((site) => [keyOfSite(site), site]));
  return picked.flatMap((one) => {
    const site = byKey.get(one.key);
    return site?.target === one.target ? [site] : [];
  });
}

/** The list with a site picked, or without it. */
export const withPicked = (
  before: SavedSearch['picked'],
  site: GuideSite,
  isPicked: boolean,
): SavedSearch['picked'] => {
  const others = before.filter((one) => one.key !== keyOfSite(site));
  return isPicked ? [...others, { key: keyOfSite(site), target: site.target }] : others;
};
