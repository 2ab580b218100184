import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { plainLine, type ResultLine } from '../harness/result.ts';

const pages = [
  { what: 'home page', path: '/', maxKb: 40 },
  { what: 'help', path: '/help', maxKb: 40 },
  { what: 'builder, plates', path: '/order/guide-rna', maxKb: 240 },
  { what: 'builder, tubes', path: '/order/guide-rna/tubes', maxKb: 240 },
  { what: 'builder, gene library', path: '/order/gene-library', maxKb: 240 },
  { what: 'builder, cell library', path: '/order/engineered-cell-library', maxKb: 240 },
  { what: 'builder, express knockout', path: '/order/express-knockout', maxKb: 240 },
  { what: 'builder, gene knockout', path: '/order/gene-knockout', maxKb: 240 },
  { what: 'guides of genes', path: '/guides', maxKb: 240 },
] as const;

/**
 * P7: the script that a page has loaded when it has come to rest, before any input, each file by itself
 * gzipped.
 */
export async function shippedScript(browser: Browser, url: string): Promise<ResultLine[]> {
  const lines: ResultLine[] = [];
  for (const { what, path, maxKb } of pages) {
    const page = await browser.newPage();
    const bodies: Promise<Buffer>[] = [];
    const isScript = (response: Response) => response.request().resourceType() === 'script';
    page.on('response', (response) => {
      if (isScript(response)) bodies.push(response.body());
    });
    // Scripts are asked for after the first paint: on a slow machine a page rests before that, too.
    await Promise.all([page.waitForResponse(isScript), page.goto(`${url}${path}`)]);
    await page.waitForLoadState('networkidle');
    const kb = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0) / 1_000;
    lines.push(
      plainLine(
        'P7',
        `script of the ${what}, gzip, before the first press`,
        `${kb.toFixed(1)} KB`,
        `≤ ${maxKb} KB`,
        kb <= maxKb,
      ),
    );
    await page.close();
  }
  return lines;
}
