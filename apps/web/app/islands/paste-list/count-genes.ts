import {
  countNames,
  type GenomeSlug,
  geneGenomes,
  type NameCounts,
  readNameList,
  resolveGenes,
  writtenForOtherSpecies,
} from '@cutsite/domain/gene';
import { countText, groupedDigits } from '@cutsite/domain/text';
import {
  type FetchGeneList,
  fetchCellLibraryGenes,
  fetchKnockoutGenes,
  fetchLibraryGenes,
} from '../../genes/catalogue/fetch-gene-list.ts';
import { type GeneListStore, geneListStore } from '../../genes/catalogue/gene-list-store.ts';

const lists: Readonly<Record<string, FetchGeneList>> = {
  library: fetchLibraryGenes,
  'cell-library': fetchCellLibraryGenes,
  knockout: fetchKnockoutGenes,
};

const stores = new Map<string, GeneListStore>();

/** What names are: `9 genes: 6 known, 2 by synonym, 1 to ask`. Null: there is no name, or no such list of genes. */
export async function countGenes(kind: string, text: string): Promise<string | null> {
  const fetchList = lists[kind];
  const names = readNameList(text).map(({ name }) => name);
  if (fetchList === undefined || names.length === 0) return null;
  const store = stores.get(kind) ?? geneListStore(fetchList);
  stores.set(kind, store);
  const defaultGenome: GenomeSlug = 'homo_sapiens';
  const genome = writtenForOtherSpecies(names, defaultGenome) ?? defaultGenome;
  const { index } = await store.loaded(genome);
  return namesText(
    countNames(resolveGenes(names, index)),
    genome === defaultGenome ? null : geneGenomes[genome].commonName,
  );
}

/** @param species where the names are written for another one than is usual */
export function namesText(counts: NameCounts, species: string | null): string {
  const { names, known, bySynonym, repaired, toAsk, notFound } = counts;
  const parts: readonly (readonly [number, string])[] = [
    [known, 'known'],
    [bySynonym, 'by synonym'],
    [repaired, 'put right'],
    [toAsk, 'to ask'],
    [notFound, 'not found'],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, words]) => `${groupedDigits(count)} ${words}`);
  const of = species === null ? '' : `${species} `;
  return `${countText(names, `${of}gene`)}: ${said.join(', ')}`;
}
