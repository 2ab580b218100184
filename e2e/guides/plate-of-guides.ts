import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A guide as a published library lists it: a gene symbol with a running number, and 20 nt of DNA. */
export interface ListedGuide {
  readonly name: string;
  readonly dna: string;
}

const libraryFile = new URL('../../../shared/data/guides/human.brunello.tsv.gz', import.meta.url);

/** Guides of a genome-wide library when its file is beside the project, spread over the whole list. */
const fromLibrary = (count: number): ListedGuide[] => {
  const lines = gunzipSync(readFileSync(libraryFile)).toString('utf8').trim().split('\n');
  const columns = (lines[0] ?? '').split('\t');
  const symbolAt = columns.indexOf('symbol_v26');
  const targetAt = columns.indexOf('target_dna');
  const step = Math.floor((lines.length - 1) / count);
  return Array.from({ length: count }, (_, index) => {
    const cells = (lines[1 + index * step] ?? '').split('\t');
    const symbol = (cells[symbolAt] ?? '').replace(/[^A-Za-z0-9-]/g, '-').slice(0, 14);
    return { name: `${symbol}-g${index + 1}`, dna: cells[targetAt] ?? '' };
  });
};

/** Without the library: 20-mers from a fixed linear congruential generator, so that every run pastes the same plate. */
const madeUp = (count: number): ListedGuide[] => {
  let state = 20_261_121;
  const base = (): string => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 'ACGT'.charAt(state >>> 30);
  };
  return Array.from({ length: count }, (_, index) => ({
    name: `GENE${index + 1}-g1`,
    dna: Array.from({ length: 20 }, base).join(''),
  }));
};

/** `count` guides for a journey: real ones when the library is there, made-up ones otherwise. */
export const guides = (count: number): ListedGuide[] => (existsSync(libraryFile) ? fromLibrary(count) : madeUp(count));

/** The guide as the order form takes it: RNA. */
export const rna = (guide: ListedGuide): string => guide.dna.replaceAll('T', 'U');
