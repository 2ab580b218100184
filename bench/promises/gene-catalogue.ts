import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { plainLine, type ResultLine } from '../harness/result.ts';
import { startStore } from '../harness/store.ts';
import { geneLookUps } from './gene-look-ups.ts';
import { resolveInBrowser } from './resolve-names.ts';

/** Real lists of genes and guides, which are no part of the tree. */
const data = new URL('../../../shared/data/', import.meta.url);
const isThere = existsSync(data);

const human = {
  genes: 'genes/human.gencode26.genes.tsv.gz',
  names: 'genes/human.synonyms.tsv.gz',
  guides: 'guides/human.brunello.tsv.gz',
  essential: 'essential/human.ceg-v2.txt',
  paralogs: 'guides/human.shared-guide-genes.tsv',
};

const mouse = {
  genes: 'genes/mouse.gencodeM20.genes.tsv.gz',
  names: 'genes/mouse.synonyms.tsv.gz',
  guides: 'guides/mouse.brie.tsv.gz',
};

const filesOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).flatMap(([role, path]) => [`--${role}`, fileURLToPath(new URL(path, data))]);

/** C1: an import of real size by the command. C2: the list of genes that comes of it, as it goes over the wire. */
export async function geneCatalogue(): Promise<ResultLine[]> {
  if (!isThere) {
    const skipped = { product: 'left out: ../shared/data is not there', floor: '', ratio: '', holds: null };
    return [
      { promise: 'C1', what: 'import 58,174 genes and 76,441 guides', figure: '≤ 20 s, ≤ 300 MB', ...skipped },
      { promise: 'C2', what: 'list of 20,000 genes on the wire', figure: '≤ 300 KB', ...skipped },
      { promise: 'C2', what: '500 pasted names resolved in the browser', figure: '≤ 16 ms', ...skipped },
    ];
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'cutsite-bench-'));
  await chmod(dataDir, 0o755);
  // The store has the database running, as it does where somebody imports.
  const store = await startStore(dataDir);
  try {
    const { seconds, megabytes } = await runGenes(dataDir, ['import', 'human', ...filesOf(human), '--yes']);
    const url = `http://127.0.0.1:${store.port}/api/products/odl/genes/?species=homo_sapiens`;
    const sizes: Record<string, number> = {};
    for (const coding of ['br', 'gzip'] as const) {
      const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': coding } });
      sizes[coding] = Number(answer.headers.get('content-length')) / 1_024;
    }
    await runGenes(dataDir, ['import', 'mouse', ...filesOf(mouse), '--yes']);
    const { br = 0, gzip = 0 } = sizes;
    return [
      plainLine('C1', 'import 58,174 genes and 76,441 guides', `${seconds.toFixed(1)} s`, '≤ 20 s', seconds <= 20),
      plainLine('C1', 'memory of the import', `${megabytes.toFixed(0)} MB`, '≤ 300 MB', megabytes <= 300),
      plainLine('C2', 'list of 20,000 genes, brotli', `${br.toFixed(0)} KB`, '≤ 300 KB', br <= 300),
      plainLine('C2', 'the same, gzip', `${gzip.toFixed(0)} KB`, '≤ 330 KB', gzip <= 330),
      ...(await resolveInBrowser(url)),
      ...(await geneLookUps(`http://127.0.0.1:${store.port}`)),
    ];
  } finally {
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What `npm run genes` gives to Node.js. */
async function flagsOfCommand(): Promise<string[]> {
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const { scripts } = JSON.parse(manifest) as { readonly scripts: Readonly<Record<string, string>> };
  return scripts['genes']?.match(/--[\w-]+(?:=\S+)?/g) ?? [];
}

/** Runs the command as `npm run genes` does, and watches the most memory that it has. */
async function runGenes(dataDir: string, words: readonly string[]): Promise<{ seconds: number; megabytes: number }> {
  const main = fileURLToPath(new URL('../../apps/store/src/genes.ts', import.meta.url));
  const env = { ...process.env, DATA_DIR: dataDir };
  const begun = performance.now();
  const child = spawn(process.execPath, [...(await flagsOfCommand()), main, ...words], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let kilobytes = 0;
  const ended = once(child, 'exit') as Promise<[number | null]>;
  while (child.exitCode === null && child.signalCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    kilobytes = Math.max(kilobytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
    await Promise.race([ended, delay(50)]);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`npm run genes ended with ${String(code)}`);
  return { seconds: (performance.now() - begun) / 1_000, megabytes: kilobytes / 1_024 };
}
