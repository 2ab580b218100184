import { geneListToWire } from '@cutsite/contracts/gene-catalogue';
import type { CatalogueGene } from '@cutsite/domain/gene';
import { expect, test } from 'vitest';
import type { api } from '../../../../platform/api.ts';
import { guidesOfGenes } from './guides-of-genes.ts';
import { maxGenes } from './max-genes.ts';

const gene = (symbol: string, at: number): CatalogueGene => ({
  ensemblId: `ENSG${String(at).padStart(11, '0')}`,
  symbol,
  currentSymbol: null,
  synonyms: symbol === 'TP53' ? ['p53'] : [],
  uncertainSynonyms: [],
  isProteinCoding: true,
  isEssential: false,
  isControl: false,
  guideCount: 2,
  offTargetGenes: [],
});
const genes = ['TP53', 'KRAS', 'BARE', ...Array.from({ length: 60 }, (_, at) => `GENE${at + 10}`)].map(gene);
const targets = ['CCATTGTTCAATATCGTCCG', 'GATTACAGATTACAGATTAC'];

/** A service whose genes have two guides each, but for BARE. */
function service(): { readonly calls: string[]; readonly call: (typeof api)['call'] } {
  const calls: string[] = [];
  const call = async (endpoint: { readonly path: string }, { query }: { query: Record<string, string> }) => {
    calls.push(endpoint.path);
    if (endpoint.path.includes('odl'))
      return { ok: true, body: geneListToWire('0123456789abcdef', 'homo_sapiens', genes) };
    const guides = query['ensembl_id'] === genes[2]?.ensemblId ? [] : targets;
    return { ok: true, body: { guides: guides.map((target, at) => ({ number: at + 1, target })) } };
  };
  return { calls, call: call as unknown as (typeof api)['call'] };
}

test('symbols become the known guides of their genes, by whichever name, each gene once', async () => {
  const read = await guidesOfGenes(['p53', 'KRAS', 'TP53'], 'homo_sapiens', service());
  expect(read).toEqual({
    ok: true,
    value: [
      'TP53-g1\tCCAUUGUUCAAUAUCGUCCG',
      'TP53-g2\tGAUUACAGAUUACAGAUUAC',
      'KRAS-g1\tCCAUUGUUCAAUAUCGUCCG',
      'KRAS-g2\tGAUUACAGAUUACAGAUUAC',
    ].join('\n'),
  });
});

test('what has no guides, or is no gene, is said below the list; nothing is left out in silence', async () => {
  const read = await guidesOfGenes(['KRAS', 'BARE', 'QQQ1'], 'homo_sapiens', service());
  expect(read.ok && read.value.split('\n').slice(2)).toEqual(['# BARE: no guides known', '# QQQ1: no gene found']);
  expect(await guidesOfGenes(['BARE'], 'homo_sapiens', service())).toEqual({
    ok: false,
    error: 'No guides are known for these genes.',
  });
});

test('of a long list the first genes are looked up, and the others are named', async () => {
  const { calls, call } = service();
  const symbols = genes.slice(3).map(({ symbol }) => symbol);
  const read = await guidesOfGenes(symbols, 'homo_sapiens', { call });
  expect(calls.length).toBe(1 + maxGenes);
  const remarks = read.ok ? read.value.split('\n').filter((line) => line.startsWith('#')) : [];
  expect(remarks).toHaveLength(symbols.length - maxGenes);
});
