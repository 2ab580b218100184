import type { EditType, ExpressKnockoutItem, ExpressLine } from '@cutsite/domain/express-knockout';
import type { GenomeSlug } from '@cutsite/domain/gene';
import type { BuilderProject, NewId } from '../../../builder/project/builder-project.ts';

/** A list of sequences, with the species, line and edit type that its pools are made in. It has no plates. */
export interface ExpressDraft extends BuilderProject {
  readonly plates: readonly [];
  readonly species: GenomeSlug;
  /** Empty: none is chosen yet. */
  readonly cellLine: string;
  readonly editType: EditType;
  readonly lines: readonly ExpressLine[];
}

/** What the order screen opens with. */
export function freshExpress(): ExpressDraft {
  return {
    name: 'Untitled project',
    plates: [],
    activePlateId: null,
    species: 'homo_sapiens',
    cellLine: '',
    editType: 'single_guide',
    lines: [],
  };
}

/** The text of a list, a line each, as its field shows it. */
export const textOf = ({ lines }: Pick<ExpressDraft, 'lines'>): string => lines.map(({ text }) => text).join('\n');

/**
 * The list with this text: lines that stay as they are keep their id, and with it what was decided about them. Blank
 * lines in the middle stay where they are typed.
 */
export function withText(draft: ExpressDraft, text: string, newId: NewId): ExpressDraft {
  const texts = text === '' ? [] : text.split('\n');
  const before = draft.lines;
  let same = 0;
  while (same < texts.length && same < before.length && texts[same] === before[same]?.text) same += 1;
  let end = 0;
  while (
    end < texts.length - same &&
    end < before.length - same &&
    texts[texts.length - 1 - end] === before[before.length - 1 - end]?.text
  )
    end += 1;
  const typed = texts
    .slice(same, texts.length - end)
    .map((line): ExpressLine => ({ id: newId(), text: line, keptTwice: false }));
  return {
    ...draft,
    lines: [...before.slice(0, same), ...typed, ...(end === 0 ? [] : before.slice(before.length - end))],
  };
}

/** The list with lines more at its end; a blank one at the end is filled first. */
export function withMore(draft: ExpressDraft, texts: readonly string[], newId: NewId): ExpressDraft {
  const kept = draft.lines.filter(({ text }, at) => text.trim() !== '' || at < draft.lines.length - 1);
  return { ...draft, lines: [...kept, ...texts.map((text) => ({ id: newId(), text, keptTwice: false }))] };
}

/** The list with a line changed, or without it. */
export function withLine(
  draft: ExpressDraft,
  id: string,
  change: (line: ExpressLine) => ExpressLine | null,
): ExpressDraft {
  return withEach(draft, new Set([id]), change);
}

/** The list with each of these lines changed, or without them. */
export function withEach(
  draft: ExpressDraft,
  ids: ReadonlySet<string>,
  change: (line: ExpressLine) => ExpressLine | null,
): ExpressDraft {
  return { ...draft, lines: draft.lines.flatMap((line) => (ids.has(line.id) ? (change(line) ?? []) : line)) };
}

/** The list with a line more behind another one. */
export function withLineAfter(draft: ExpressDraft, id: string, text: string, newId: NewId): ExpressDraft {
  return {
    ...draft,
    lines: draft.lines.flatMap((line) => (line.id === id ? [line, { id: newId(), text, keptTwice: false }] : [line])),
  };
}

/** The list that an item was made of: its pool alone. */
export function draftOf(item: ExpressKnockoutItem, newId: NewId): ExpressDraft {
  return {
    ...freshExpress(),
    name: item.projectName ?? '',
    species: item.species,
    cellLine: item.cellLine,
    editType: item.editType,
    lines: item.sequences.map((text) => ({ id: newId(), text, keptTwice: false })),
  };
}
