import { type CellLineListWire, listCellLibraryLines } from '@cutsite/contracts/gene-catalogue';
import { problemMessage } from '@cutsite/contracts/problem';
import type { GenomeSlug } from '@cutsite/domain/gene';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { api } from '../../../platform/api.ts';

/** A line that libraries are made in, with its tissue or disease and its other names. */
export type LibraryLine = Pick<CellLineListWire['cell_lines'][number], 'name' | 'origin' | 'synonyms'>;

type LinesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly lines: readonly LibraryLine[]; readonly names: ReadonlySet<string> };

const states = createStore<Partial<Record<GenomeSlug, LinesState>>>(() => ({}));

async function fetchLines(species: GenomeSlug): Promise<LinesState> {
  const answer = await api.call(listCellLibraryLines, { query: { species } });
  if (!answer.ok) return { kind: 'failed', message: problemMessage(answer.problem) };
  // What a call declares is what it answers: one list where a species was named.
  const body = answer.body as CellLineListWire | { readonly genomes: readonly CellLineListWire[] };
  const lines = ('genomes' in body ? body.genomes : [body]).find(({ genome }) => genome === species)?.cell_lines ?? [];
  return { kind: 'ready', lines, names: new Set(lines.map(({ name }) => name)) };
}

/** Fetches the lines of a genome unless they are there or on their way; again after a failure. */
function loadLines(genome: GenomeSlug): void {
  const kind = states.getState()[genome]?.kind;
  if (kind === 'loading' || kind === 'ready') return;
  states.setState({ [genome]: { kind: 'loading' } });
  void fetchLines(genome)
    .catch((): LinesState => ({ kind: 'failed', message: 'The cell lines could not be loaded.' }))
    .then((state) => states.setState({ [genome]: state }));
}

/** The names of the lines of a genome; null until they are there: then any name will do, and the cart decides. */
export function lineNamesNow(genome: GenomeSlug): ReadonlySet<string> | null {
  const state = states.getState()[genome];
  return state?.kind === 'ready' ? state.names : null;
}

/** The lines of a genome, asked for when somebody looks; undefined until they are there. */
export function useCellLines(genome: GenomeSlug): LinesState | undefined {
  useEffect(() => loadLines(genome), [genome]);
  return useStore(states, (all) => all[genome]);
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** The lines that a text may mean, by name, other name or tissue; those that begin with it come first. */
export function linesFor(typed: string, lines: readonly LibraryLine[]): readonly LibraryLine[] {
  const text = folded(typed);
  if (text === '') return lines;
  const begins = ({ name, synonyms }: LibraryLine) => [name, ...synonyms].some((one) => folded(one).startsWith(text));
  const holds = ({ name, origin, synonyms }: LibraryLine) =>
    [name, origin, ...synonyms].some((one) => folded(one).includes(text));
  return [...lines.filter(begins), ...lines.filter((line) => !begins(line) && holds(line))];
}

/** The line of exactly this name or other name, by its own name; the text as it is where there is none. */
export function lineNamed(typed: string, lines: readonly LibraryLine[]): string {
  const text = folded(typed);
  const found = lines.find(({ name, synonyms }) => [name, ...synonyms].some((one) => folded(one) === text));
  return found?.name ?? typed;
}
