import type { GenomeSlug } from '@cutsite/domain/gene';
import {
  type KnockoutItem,
  type KnockoutList,
  type KnockoutRow,
  type KnockoutSlug,
  knockoutAmounts,
  listFromKnockout,
} from '@cutsite/domain/knockout-cells';
import type { BuilderProject, NewId } from '../../../builder/project/builder-project.ts';
import { type KeepsGeneList, withoutGeneList } from '../../../genes/check/kept-gene-list.ts';

/** A short list of knockouts of one product, and the one that is being put together above it. It has no plates. */
export interface KnockoutDraft extends BuilderProject, KnockoutList, KeepsGeneList {
  readonly name: string;
  readonly plates: readonly [];
  /** Typed above the list; with an empty list it is what is ordered. */
  readonly entry: KnockoutRow;
}

export const defaultAmount = knockoutAmounts[1];

/** A gene to choose, in the line and the amount of the one before. */
export const newEntry = (newId: NewId, like?: Pick<KnockoutRow, 'cellLine' | 'quantity'>): KnockoutRow => ({
  id: newId(),
  name: '',
  chosenId: null,
  cellLine: like?.cellLine ?? '',
  quantity: like?.quantity ?? defaultAmount,
});

/** What the order screen opens with. */
export const freshKnockouts = (newId: NewId, product: KnockoutSlug = 'gene_knockout'): KnockoutDraft => ({
  name: 'Untitled project',
  plates: [],
  activePlateId: null,
  product,
  genome: 'homo_sapiens',
  rows: [],
  entry: newEntry(newId),
});

/** The rows that are ordered: those of the list, or the one above it while the list is empty. */
export function orderedRows({ rows, entry }: Pick<KnockoutDraft, 'rows' | 'entry'>): readonly KnockoutRow[] {
  if (rows.length > 0) return rows;
  return entry.name.trim() === '' ? [] : [entry];
}

/** The project as the rules read it. */
export const listOf = (draft: KnockoutDraft): KnockoutList => ({
  name: draft.name,
  product: draft.product,
  genome: draft.genome,
  rows: orderedRows(draft),
});

/** The list with the knockout above it at its end, and the next one to choose. */
export const withEntryAdded = (draft: KnockoutDraft, newId: NewId): KnockoutDraft => ({
  ...draft,
  rows: [...draft.rows, draft.entry],
  entry: newEntry(newId, draft.entry),
});

/** The list with a row changed, or without it. */
export const withRow = (
  draft: KnockoutDraft,
  id: string,
  change: (row: KnockoutRow) => KnockoutRow | null,
): KnockoutDraft => withRows(draft, new Set([id]), change);

/** The list with several rows changed alike, or without them. */
export const withRows = (
  draft: KnockoutDraft,
  ids: ReadonlySet<string>,
  change: (row: KnockoutRow) => KnockoutRow | null,
): KnockoutDraft => ({ ...draft, rows: draft.rows.flatMap((row) => (ids.has(row.id) ? (change(row) ?? []) : row)) });

/** The list with a cell line for each gene that has none. */
export const withLineWhereNone = (draft: KnockoutDraft, cellLine: string): KnockoutDraft => ({
  ...draft,
  rows: draft.rows.map((row) => (row.cellLine.trim() === '' ? { ...row, cellLine } : row)),
  entry: draft.entry.cellLine.trim() === '' ? { ...draft.entry, cellLine } : draft.entry,
});

/** What was ordered of one item: it stands above an empty list. */
export function draftOf(item: KnockoutItem, newId: NewId): KnockoutDraft {
  const { rows, ...list } = listFromKnockout(item, newId, defaultAmount);
  return { ...freshKnockouts(newId), ...list, rows: [], entry: rows[0] ?? newEntry(newId) };
}

/** An empty list with a gene and a line above it; one that was begun stays as it is. */
export function startedWith(
  draft: KnockoutDraft,
  {
    genome,
    cellLine,
    genes,
  }: { readonly genome: GenomeSlug | null } & Pick<KnockoutRow, 'cellLine'> & {
      readonly genes: readonly string[];
    },
): KnockoutDraft {
  if (draft.rows.length > 0 || draft.entry.name !== '') return draft;
  const entry = { ...draft.entry, name: genes[0] ?? '', cellLine };
  return { ...withoutGeneList(draft), genome: genome ?? draft.genome, entry };
}
