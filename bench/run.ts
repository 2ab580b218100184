import { writeFile } from 'node:fs/promises';
import { machine } from './harness/machine.ts';
import { type ResultLine, resultsPage, table } from './harness/result.ts';
import { startSubjects } from './harness/subjects.ts';
import { sameAnswer } from './promises/account/same-answer.ts';
import { signInsAtOnce } from './promises/account/sign-ins-at-once.ts';
import { addOneTube } from './promises/add-one-tube.ts';
import { addPlates } from './promises/add-plates.ts';
import { builderSpeed } from './promises/builder-speed.ts';
import { measureContentPages } from './promises/content/lighthouse-of-pages.ts';
import { manyBlocks } from './promises/content/many-blocks.ts';
import { publishContent } from './promises/content/publish-entry.ts';
import { searchContent } from './promises/content/search-content.ts';
import { geneCatalogue } from './promises/gene-catalogue.ts';
import { geneGrid } from './promises/gene-grid.ts';
import { grow } from './promises/grow.ts';
import { guideSites } from './promises/guide-sites.ts';
import { measureLighthouse } from './promises/lighthouse.ts';
import { linearValidators } from './promises/linear-validators.ts';
import { officeLists } from './promises/office/office-lists.ts';
import { officeRequests } from './promises/office/office-requests.ts';
import { overload } from './promises/overload.ts';
import { placeOrder } from './promises/place-order.ts';
import { readCart } from './promises/read-cart.ts';
import { slowClients } from './promises/slow-clients.ts';
import { startAndServe } from './promises/start-store.ts';

/** `npm run bench [P1 …]`: measures the promises, prints them as a table and, when all ran, writes bench/RESULTS.md. */
const benches = [
  { promises: ['P1'], run: addOneTube },
  { promises: ['P2'], run: addPlates },
  { promises: ['P3'], run: readCart },
  { promises: ['P4'], run: placeOrder },
  { promises: ['A2'], run: signInsAtOnce },
  { promises: ['A3'], run: sameAnswer },
  { promises: ['F6'], run: linearValidators },
  { promises: ['L1'], run: overload },
  { promises: ['X3'], run: slowClients },
  { promises: ['P5', 'P7'], run: builderSpeed },
  { promises: ['P7'], run: measureLighthouse },
  { promises: ['P6', 'P8'], run: startAndServe },
  { promises: ['C1', 'C2'], run: geneCatalogue },
  { promises: ['C3'], run: geneGrid },
  { promises: ['C4'], run: guideSites },
  { promises: ['N3'], run: searchContent },
  { promises: ['N1', 'N2'], run: publishContent },
  { promises: ['N2'], run: measureContentPages },
  { promises: ['N4'], run: manyBlocks },
  // Last: they fill the database that the others measure on.
  { promises: ['O1'], run: officeRequests },
  { promises: ['O1'], run: officeLists },
  { promises: ['P9'], run: grow },
] as const;

const asked = process.argv.slice(2);
const isAsked = (promise: string) => asked.length === 0 || asked.includes(promise);
const subjects = await startSubjects();
const lines: ResultLine[] = [];
const failed: string[] = [];
try {
  for (const { promises, run } of benches.filter((bench) => bench.promises.some(isAsked))) {
    console.log(`Measuring ${promises.join(' and ')}…`);
    // One that fails leaves the figures of the others, which took minutes.
    try {
      lines.push(...(await run(subjects)));
    } catch (error) {
      failed.push(promises.join(' and '));
      console.error(error);
    }
  }
} finally {
  await subjects.stop();
}
const text = table(lines);
console.log(`\n${text}\n`);
if (failed.length > 0) {
  console.error(`Not measured: ${failed.join(', ')}.`);
  process.exitCode = 1;
} else if (asked.length === 0) {
  const where = machine(subjects.postgresVersion);
  await writeFile(new URL('./RESULTS.md', import.meta.url), resultsPage(where, text));
}
