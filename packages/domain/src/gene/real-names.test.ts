import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { aGene } from '@cutsite/test-support/gene';
import { describe, expect, test } from 'vitest';
import { makeGeneIndex, nearestGenes, resolveGene, resolveGenes } from './index.ts';
import type { NamedGene } from './resolved-name.ts';

/** Published lists that lie beside the project on some machines, and are no part of it. */
const data = new URL('../../../../../shared/data/', import.meta.url);
const isThere = existsSync(data);
const skipped = isThere ? '' : ', skipped: there is no folder shared/data beside the project';

function table(path: string): Record<string, string>[] {
  const bytes = readFileSync(new URL(path, data));
  const [head = '', ...lines] = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trim().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}

function readGenes(genes: string, names: string): { genes: NamedGene[]; targets: Map<string, Set<string>> } {
  const synonyms = new Map<string, string[]>();
  const targets = new Map<string, Set<string>>();
  for (const { alias = '', ensembl_id: id = '' } of table(names)) {
    synonyms.set(id, [...(synonyms.get(id) ?? []), alias]);
    targets.set(alias.toUpperCase(), (targets.get(alias.toUpperCase()) ?? new Set()).add(id));
  }
  const coding = table(genes).filter(({ biotype }) => biotype === 'protein_coding');
  const listed = coding.map(({ ensembl_id: ensemblId = '', symbol = '' }) =>
    aGene(symbol, { ensemblId, synonyms: synonyms.get(ensemblId) ?? [] }),
  );
  return { genes: listed, targets };
}

/** What the tables of names have no name for: DDX54 as APR-5, Pou5f1 as Oct3 and Oct4, ids of another database. */
const notInNames = {
  human: ['APR-5'],
  mouse: ['10/03', '10/04', '10/3', '10/4', '15006', '17259', '22526', '3-Oct', '4-Oct', '73415', '77763'],
} as const;

describe.skipIf(!isThere).each([
  ['human', 'homo_sapiens', 'genes/human.gencode26.genes.tsv.gz', 'genes/human.synonyms.tsv.gz'],
  ['mouse', 'mus_musculus', 'genes/mouse.gencodeM20.genes.tsv.gz', 'genes/mouse.synonyms.tsv.gz'],
] as const)(`The published %s names${skipped}`, (species, genome, genesFile, namesFile) => {
  const { genes, targets } = isThere ? readGenes(genesFile, namesFile) : { genes: [], targets: new Map() };
  const index = makeGeneIndex(genome, genes);
  const symbols = new Map<string, Set<string>>();
  for (const { symbol, ensemblId } of genes) symbols.set(symbol, (symbols.get(symbol) ?? new Set()).add(ensemblId));
  const inList = (ids: Iterable<string>) => [...ids].filter((id) => index.byId.has(id));
  const candidateIds = (typed: string) => {
    const answer = resolveGene(typed, index);
    if (answer.status === 'not_found') return [];
    return answer.status === 'matched' ? [answer.gene.ensemblId] : answer.candidates.map(({ gene }) => gene.ensemblId);
  };

  test('every symbol of the list leads to itself, in any letters; one that two genes share asks between these', () => {
    expect(genes.length).toBeGreaterThan(19_000);
    const wrong: string[] = [];
    for (const [symbol, ids] of symbols)
      for (const typed of [symbol, symbol.toLowerCase(), ` ${symbol.toUpperCase()}\u00a0`]) {
        const answer = resolveGene(typed, index);
        const isRight =
          ids.size === 1
            ? answer.status === 'matched' && answer.by === 'symbol' && ids.has(answer.gene.ensemblId)
            : answer.status === 'ambiguous' && new Set(candidateIds(typed)).size === ids.size;
        if (!isRight) wrong.push(`${typed}: ${JSON.stringify(answer)}`);
      }
    expect(wrong).toEqual([]);
  });

  test('no name with several genes is ever taken for one of them', () => {
    let asked = 0;
    const guessed: string[] = [];
    for (const [name, ids] of targets) {
      if (inList(ids).length < 2 || symbols.has(name) || index.bySymbol.has(name)) continue;
      asked += 1;
      const found = resolveGene(name, index);
      const offered = new Set(candidateIds(name));
      if (found.status !== 'ambiguous' || inList(ids).some((id) => !offered.has(id))) guessed.push(name);
    }
    expect(guessed).toEqual([]);
    expect(asked).toBeGreaterThan(species === 'human' ? 1_000 : 5);
  });

  test('a name of one gene leads to this gene, or asks because another gene has it in other writing', () => {
    const lost: string[] = [];
    let asked = 0;
    let all = 0;
    for (const [name, ids] of targets) {
      const [id, ...more] = inList(ids);
      if (id === undefined || more.length > 0 || ids.size > 1 || index.bySymbol.has(name) || index.byId.has(name))
        continue;
      all += 1;
      const answer = resolveGene(name, index);
      if (answer.status === 'ambiguous') asked += 1;
      if (answer.status === 'not_found' || !candidateIds(name).includes(id)) lost.push(name);
    }
    expect(lost).toEqual([]);
    expect(asked / all).toBeLessThan(0.02);
  });

  test('what spreadsheets made of names is recognised, with every gene that the published table has for it', () => {
    const meant = new Map<string, Set<string>>();
    for (const { mangled = '', approved_symbol: symbol = '' } of table(`genes/${species}.excel-dates.tsv`)) {
      const ids = inList([...(symbols.get(symbol) ?? targets.get(symbol.toUpperCase()) ?? [])]);
      meant.set(mangled, new Set([...(meant.get(mangled) ?? []), ...ids]));
    }
    const missed: string[] = [];
    const guessed: string[] = [];
    let recognised = 0;
    for (const [mangled, ids] of meant) {
      if (ids.size === 0) continue;
      const offered = candidateIds(mangled);
      recognised += 1;
      if ([...ids].some((id) => !offered.includes(id))) missed.push(`${mangled}: ${offered.length} of ${ids.size}`);
      if (ids.size > 1 && resolveGene(mangled, index).status === 'matched') guessed.push(mangled);
    }
    expect(recognised).toBeGreaterThan(90);
    expect(missed.map((line) => line.replace(/:.*/, ''))).toEqual(notInNames[species]);
    expect(guessed).toEqual([]);
  });

  test('every commonly essential gene is found, by its symbol of today or of then', () => {
    const file = species === 'human' ? 'essential/human.ceg-v2.txt' : 'essential/mouse.ceg.txt';
    const names = table(file).map(({ GENE = '' }) => GENE);
    const lost = resolveGenes(names, index).filter(({ status }) => status === 'not_found');
    expect(lost.map(({ typed }) => typed).length).toBeLessThanOrEqual(species === 'human' ? 0 : 5);
  });
});

test.skipIf(!isThere)(`nearest names and twenty thousand at once${skipped}`, () => {
  const { genes } = readGenes('genes/human.gencode26.genes.tsv.gz', 'genes/human.synonyms.tsv.gz');
  const index = makeGeneIndex('homo_sapiens', genes);
  expect(nearestGenes('CDK12B', index).map(({ symbol }) => symbol)).toEqual(['CDK12', 'CDK11B', 'CDKN2B']);
  const names = genes.map(({ symbol }) => symbol);
  expect(resolveGenes(names, index).filter(({ status }) => status === 'not_found')).toEqual([]);
});
