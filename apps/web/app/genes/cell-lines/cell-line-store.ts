import { listCellLines } from '@cutsite/contracts/gene-catalogue';
import { problemMessage } from '@cutsite/contracts/problem';
import type { CatalogueCellLine, CellLineProduct, GenomeSlug } from '@cutsite/domain/gene';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { api } from '../../platform/api.ts';

type LinesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly lines: readonly CatalogueCellLine[] };

const states = createStore<Partial<Record<GenomeSlug, LinesState>>>(() => ({}));

async function fetchLines(genome: GenomeSlug): Promise<LinesState> {
  const answer = await api.call(listCellLines, { query: { species: genome } });
  if (!answer.ok) return { kind: 'failed', message: problemMessage(answer.problem) };
  // Of a call that names its species the answer is one list.
  const lists = 'genomes' in answer.body ? answer.body.genomes : [answer.body];
  const lines = lists.flatMap((list) => list.cell_lines.map((line) => ({ ...line, genome: list.genome })));
  return { kind: 'ready', lines };
}

/** Fetches the cell lines of a genome unless they are there or on their way; again after a failure. */
export function loadCellLines(genome: GenomeSlug): void {
  const kind = states.getState()[genome]?.kind;
  if (kind === 'loading' || kind === 'ready') return;
  states.setState({ [genome]: { kind: 'loading' } });
  void fetchLines(genome)
    .catch((): LinesState => ({ kind: 'failed', message: 'The cell lines could not be loaded.' }))
    .then((state) => states.setState({ [genome]: state }));
}

const linesIn = (state: LinesState | undefined): readonly CatalogueCellLine[] | null =>
  state?.kind === 'ready' ? state.lines : null;

/** The cell lines of a genome as they are now; null until they are there. */
export const cellLinesNow = (genome: GenomeSlug): readonly CatalogueCellLine[] | null =>
  linesIn(states.getState()[genome]);

/** The cell lines of a genome; null until they are there. Asks for them. */
export function useCellLines(genome: GenomeSlug): readonly CatalogueCellLine[] | null {
  useEffect(() => loadCellLines(genome), [genome]);
  return useStore(states, (all) => linesIn(all[genome]));
}

/** Those of them that a product is made in. */
export function useCellLinesFor(product: CellLineProduct, genome: GenomeSlug): readonly CatalogueCellLine[] | null {
  const lines = useCellLines(genome);
  return useMemo(() => lines?.filter(({ products }) => products.includes(product)) ?? null, [lines, product]);
}

/** Why the cell lines of a genome could not be had; null otherwise. */
export const useCellLinesFailure = (genome: GenomeSlug): string | null =>
  useStore(states, (all) => {
    const own = all[genome];
    return own?.kind === 'failed' ? own.message : null;
  });
