import { parseArgs } from 'node:util';
import { startTestCluster } from '@cutsite/test-support/database';
import { crashRun } from './crash-run.ts';

/** `npm run crash-run -- --kills 2000 --seed 1`: the long run of promise M1, on a PostgreSQL of its own. */
const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
const print = (line: string) => void process.stdout.write(`${line}\n`);
const kills = Number(values.kills ?? 2_000);
const seed = Number(values.seed ?? 1);
const cluster = await startTestCluster();
try {
  const begun = Date.now();
  const { broken, atPoints, placed, convergedMs } = await crashRun({ kills, seed, say: print });
  for (const [name, count] of Object.entries(atPoints)) print(`${count} × ${name}`);
  for (const line of broken) print(line);
  const seconds = Math.round((Date.now() - begun) / 1000);
  print(
    `${kills} kills in ${seconds} s (seed ${seed}): ${broken.length} broken invariants, ${placed} orders placed, converged in ${convergedMs} ms`,
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await cluster.stop();
}
