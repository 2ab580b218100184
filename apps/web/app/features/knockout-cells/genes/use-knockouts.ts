import { type CheckedRow, checkKnockoutList } from '@cutsite/domain/knockout-cells';
import { useEffect, useMemo } from 'react';
import { geneListHooks } from '../../../genes/catalogue/gene-list-hooks.ts';
import type { GenesAtHand } from '../../../genes/catalogue/gene-list-store.ts';
import { cellLinesNow, useCellLines } from '../../../genes/cell-lines/cell-line-store.ts';
import { useProject } from '../draft/knockout-drafts.ts';
import { type KnockoutDraft, listOf } from '../project/knockout-draft.ts';
import { knockoutGenes } from './knockout-genes.ts';

export const { useGenes, useGenesFailure } = geneListHooks(knockoutGenes);

/** A list with what the rules say; rows are those that are ordered. Null: genes or lines are not there yet. */
export interface CheckedKnockouts {
  readonly rows: readonly CheckedRow[] | null;
  /** Of the gene above the list; null too while nothing is typed. */
  readonly entry: CheckedRow | null;
  readonly version: string | null;
}

type Lines = ReturnType<typeof cellLinesNow>;

interface KeptRows {
  readonly of: Pick<KnockoutDraft, 'product' | 'genome'>;
  readonly genes: GenesAtHand;
  readonly lines: Lines;
  readonly rows: readonly CheckedRow[];
}

const keptRows = new WeakMap<KnockoutDraft['rows'], KeptRows>();

/** The rows that are ordered: while a gene is typed above the list they stay those that they were. */
function checkedRows(draft: KnockoutDraft, genes: GenesAtHand, lines: NonNullable<Lines>): readonly CheckedRow[] {
  const { product, genome } = draft;
  const list = listOf(draft);
  const before = keptRows.get(list.rows);
  const isSame = before?.of.product === product && before.of.genome === genome;
  if (isSame && before.genes === genes && before.lines === lines) return before.rows;
  const rows = checkKnockoutList(list, { index: genes.index, others: genes.others, cellLines: lines });
  keptRows.set(list.rows, { of: { product, genome }, genes, lines, rows });
  return rows;
}

function check(draft: KnockoutDraft, genes: GenesAtHand | null, cellLines: Lines): CheckedKnockouts {
  if (genes === null || cellLines === null) return { rows: null, entry: null, version: null };
  const catalogue = { index: genes.index, others: genes.others, cellLines };
  const rows = checkedRows(draft, genes, cellLines);
  const isTyped = draft.entry.name.trim() !== '';
  const [entry = null] = isTyped ? checkKnockoutList({ ...draft, rows: [draft.entry] }, catalogue) : [];
  return { rows, entry, version: genes.version };
}

/** The list as it stands. */
export const checkedNow = (draft: KnockoutDraft): CheckedKnockouts =>
  check(draft, knockoutGenes.now(draft.genome), cellLinesNow(draft.genome));

/** The same, again at each letter. */
export function useCheckedKnockouts(): CheckedKnockouts {
  const draft = useProject();
  const genes = useGenes(draft.genome);
  const lines = useCellLines(draft.genome);
  const checked = useMemo(() => check(draft, genes, lines), [draft, genes, lines]);
  // A name that nothing matches may be one of the other species: its list is fetched when there is such a name.
  const isForeign = [...(checked.rows ?? []), checked.entry].some((row) => row?.answer?.status === 'not_found');
  useEffect(() => {
    if (isForeign) knockoutGenes.loadOthers();
  }, [isForeign]);
  return checked;
}
