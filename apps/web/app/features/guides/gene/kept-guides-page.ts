import { type GenomeSlug, genomeSlugs } from '@cutsite/domain/gene';
import { type DesignEditor, designEditors } from '@cutsite/domain/guide-design';
import { namesIn, type WantedName, withNames } from '../../../genes/guides/wanted-names.ts';
import { takeWantedGenes } from '../../../platform/between-pages/wanted-genes.ts';
import { keepInSession, keptInSession } from '../../../platform/forms/session-state.ts';
import type { ChosenGuide } from '../chosen/chosen-guides.tsx';

/** What the page shows; kept for this tab. */
export interface GuidesPageState {
  readonly genome: GenomeSlug;
  readonly editor: DesignEditor;
  readonly names: readonly WantedName[];
  readonly chosen: readonly ChosenGuide[];
}

const key = 'cutsite-known-guides';

/** Nothing is asked for yet. */
export const emptyPage: GuidesPageState = {
  genome: 'homo_sapiens',
  editor: 'SpCas9',
  names: [],
  chosen: [],
};

const hasTexts = (value: unknown, ...fields: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

function isGuidesPageState(value: unknown): value is GuidesPageState {
  if (typeof value !== 'object' || value === null) return false;
  const { genome, editor, names, chosen } = value as Partial<Record<string, unknown>>;
  return (
    genomeSlugs.some((slug) => slug === genome) &&
    designEditors.some((designEditor) => designEditor === editor) &&
    Array.isArray(names) &&
    names.every((name) => hasTexts(name, 'typed', 'chosenId')) &&
    Array.isArray(chosen) &&
    chosen.every((guide) => hasTexts(guide, 'key', 'name', 'target'))
  );
}

/** Keeps it for this tab, also across a reload. */
export const keepGuidesPage = (state: GuidesPageState): boolean => keepInSession(key, state);

/** What the page opens with: what it showed before, and genes that another page or the address asks for. */
export function openedWith(search: string): GuidesPageState {
  const before = keptInSession(key, isGuidesPageState) ?? emptyPage;
  const wanted = takeWantedGenes();
  const asked = new URLSearchParams(search);
  const species = wanted?.genome ?? genomeSlugs.find((slug) => slug === asked.get('species')) ?? before.genome;
  const names = [...namesIn(wanted?.names.join('\n') ?? ''), ...namesIn(asked.get('gene') ?? '')];
  const isOther = species !== before.genome;
  if (names.length === 0) return isOther ? { ...emptyPage, genome: species } : before;
  // What is asked for stands first, in front of what was there.
  return {
    genome: species,
    editor: before.editor,
    names: withNames(names, isOther ? [] : before.names).names,
    chosen: isOther ? [] : before.chosen,
  };
}
