import { type GeneListWire, genesFromWire } from '@cutsite/contracts/gene-catalogue';
import type * as geneRoom from '@cutsite/domain/gene';
import { openChromium } from '../harness/chromium.ts';
import { median } from '../harness/compare.ts';
import { openDomain } from '../harness/domain-page.ts';
import { plainLine, type ResultLine } from '../harness/result.ts';

const pasted = 500;
const rounds = 21;

/**
 * C2 in Chromium: 500 names of the list that a service answers with, other ones in each round: symbols in any case, and
 * synonyms, as people paste them.
 */
export async function resolveInBrowser(url: string): Promise<ResultLine[]> {
  const list: GeneListWire = await (await fetch(url)).json();
  const genes = genesFromWire(list);
  const browser = await openChromium();
  try {
    const page = await openDomain(browser);
    const { times, making } = await page.evaluate(
      async ({ rows, count, times: many, door }) => {
        const { makeGeneIndex, resolveGenes }: typeof geneRoom = await import(door);
        const begun = performance.now();
        const index = makeGeneIndex('homo_sapiens', rows);
        // What is made of the list when a name is first looked up is part of making it ready.
        resolveGenes(['not a name', '1-Mar'], index);
        const ready = performance.now() - begun;
        const measured: number[] = [];
        for (let round = 0; round < many; round += 1) {
          const names = Array.from({ length: count }, (_, at) => {
            const gene = rows[(round * count + at * 37) % rows.length];
            return (
              (at % 3 === 0 ? gene?.synonyms[0] : at % 3 === 1 ? gene?.symbol.toLowerCase() : gene?.symbol) ?? 'TP53'
            );
          });
          const from = performance.now();
          const answers = resolveGenes(names, index);
          measured.push(performance.now() - from);
          if (answers.length !== count) throw new Error(`${answers.length} names were answered.`);
        }
        return { times: measured, making: ready };
      },
      { rows: genes, count: pasted, times: rounds, door: '/gene/index.ts' },
    );
    const ms = median(times);
    return [
      plainLine(
        'C2',
        `${pasted} pasted names resolved in the browser, among ${genes.length} genes`,
        `${ms.toFixed(1)} ms`,
        '≤ 16 ms',
        ms <= 16,
      ),
      {
        ...plainLine(
          'C2',
          'the list put in order in the browser, once, when it is idle',
          `${making.toFixed(0)} ms`,
          '',
          true,
        ),
        holds: null,
      },
    ];
  } finally {
    await browser.close();
  }
}
