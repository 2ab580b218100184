import { writeFile } from 'node:fs/promises';
import { machine } from './harness/machine.ts';
import { type ResultLine, table } from './harness/result.ts';
import { startSubjects } from './harness/subjects.ts';
import { addOneTube } from './promises/add-one-tube.ts';
import { addPlates } from './promises/add-plates.ts';
import { readCart } from './promises/read-cart.ts';

/** `npm run bench [P1 …]`: measures the promises, prints them as a table and, when all ran, writes bench/RESULTS.md. */
const benches = [
  { promise: 'P1', run: addOneTube },
  { promise: 'P2', run: addPlates },
  { promise: 'P3', run: readCart },
] as const;

const asked = process.argv.slice(2);
const chosen = benches.filter(({ promise }) => asked.length === 0 || asked.includes(promise));
const subjects = await startSubjects();
const lines: ResultLine[] = [];
try {
  for (const { promise, run } of chosen) {
    console.log(`Measuring ${promise}…`);
    lines.push(...(await run(subjects)));
  }
} finally {
  await subjects.stop();
}
const text = table(lines);
console.log(`\n${text}\n`);
if (asked.length === 0) {
  const where = machine(subjects.postgresVersion);
  await writeFile(new URL('./RESULTS.md', import.meta.url), `# Measured\n\n${where}.\n\n${text}\n`);
}
