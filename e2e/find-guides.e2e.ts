import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { builderIsOpen, paste } from './browser/paste.ts';

const { page } = await startJourney();

const listDialog = page.getByRole('dialog', { name: /^Add sequences to/ });

describe('a researcher finds guides that are known for genes (GC-7)', () => {
  test('by any name, and decides where a name could mean several (ruling 86)', async () => {
    await page.goto('/guides');
    const field = page.getByRole('combobox', { name: 'Genes or targets' });
    // What the server drew takes no focus; a click waits for the page.
    await field.click();
    await paste(page, field, 'TP53\np65\nPLK1\nGAGCGCUGCUCAGAUAGCGA');
    await page.getByText('TP53, guide 2 of 4').waitFor();
    await page.getByText('Cells without PLK1 stop dividing.').waitFor();
    await page.getByRole('list', { name: 'Names to decide on' }).getByRole('button', { name: /^RELA/ }).click();
    await page.getByRole('region', { name: 'Guides of RELA' }).getByRole('checkbox', { name: 'RELA-g1' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('sees which targets of other genes are near, and that only the collection was searched (GC-12)', async () => {
    const near = page.getByRole('group', { name: 'Targets near the guides of TP53' });
    await near.getByText(/Searched: the [\d,]+ guides of our collection \(GRCh38\.p10\), not the genome/).waitFor();
  });

  test('sees which exon and codon each cuts, ranked by its score, and takes the best that cut apart', async () => {
    const gene = page.getByRole('region', { name: 'Guides of TP53' });
    await gene.getByRole('img', { name: /^Coding sequence of TP53 in NM_000546\.6, exons 2 to 11/ }).waitFor();
    const row = gene.getByRole('row', { name: /TP53-g2/ });
    expect(await row.innerText()).toMatch(/5\s+−\s+codon 185/);
    await row.hover();
    await gene.locator('svg [data-pointed]').waitFor();
    const scores = await gene
      .getByRole('meter', { name: 'Rule Set 1' })
      .evaluateAll((all) => all.map((one) => (one as HTMLMeterElement).value));
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    await gene.getByRole('button', { name: 'Choose the best 2 apart' }).click();
    await gene.getByText(/^The 2 chosen guides of TP53 cut at least [\d,]+ bases apart, in exons \d and \d/).waitFor();
    await gene.getByRole('checkbox', { name: 'All guides of TP53' }).check();
    await gene.getByRole('checkbox', { name: 'All guides of TP53' }).uncheck();
  });

  test('ticks some, which stay over a reload, and sends them to a plate', async () => {
    await page.getByRole('checkbox', { name: 'TP53-g1' }).check();
    await page.getByRole('checkbox', { name: 'All guides of RELA' }).check();
    await page.reload();
    await page.getByRole('img', { name: /^A new plate after this: 5 of 96 wells filled/ }).waitFor();
    await page.getByRole('button', { name: 'Send 5 to a new plate' }).click();
    await listDialog.getByRole('cell', { name: 'TP53-g1' }).waitFor();
    await listDialog.getByRole('button', { name: 'Add 5 guides' }).click();
    await page.getByRole('gridcell', { name: /^A01, TP53-g1/ }).waitFor();
  });

  test('is told what stands on the plate already, and adds more beside it (GC-13)', async () => {
    await page.goto('/guides');
    await page.getByRole('region', { name: 'Guides of TP53' }).getByText('on the plate, A01').waitFor();
    await page.getByRole('checkbox', { name: 'TP53-g3' }).check();
    await page.getByRole('textbox', { name: 'Start at' }).fill('F03');
    await page.getByText(/^F03 is free\. 5 targets on the plate already/).waitFor();
    await page.getByRole('button', { name: 'Send 1 to Plate 1' }).click();
    await listDialog.getByRole('button', { name: 'Add 1 guide' }).click();
    await page.getByRole('gridcell', { name: /^F03, TP53-g3/ }).waitFor();
  });

  test('finds them beside the plate as well, and sees which wells they take (GC-13)', async () => {
    await page.getByRole('gridcell', { name: /^F03, TP53-g3/ }).click();
    await page.getByRole('button', { name: 'Guides for a gene' }).click();
    const drawer = page.getByRole('dialog', { name: 'Guides for a gene' });
    const gene = drawer.getByRole('combobox', { name: 'Gene' });
    await gene.fill('TP53');
    await drawer.getByText('The best Rule Set 1 first.').waitFor();
    const facts = await drawer.getByRole('listitem').allTextContents();
    const scores = facts.map((text) => Number(/Rule Set 1 (\d\.\d\d)/.exec(text)?.[1] ?? -1));
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    await gene.fill('HER2');
    await drawer.getByRole('checkbox', { name: 'ERBB2-g1' }).check();
    // What is found stands below; nothing that only says its name lies over it.
    expect(await drawer.getByRole('listbox').isVisible()).toBe(false);
    await drawer.getByText('1 guide chosen for F04.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Send 1 to the plate' }).click();
    await page.getByRole('gridcell', { name: /^F04, ERBB2-g1/ }).waitFor();
    await drawer.getByText('on the plate, F04').waitFor();
    await drawer.getByRole('button', { name: 'Close' }).click();
  });

  test('comes there from gene symbols that were pasted into the builder', async () => {
    await page.getByRole('button', { name: 'Add sequences' }).first().click();
    await listDialog.getByRole('textbox').first().fill('KRAS\nEGFR\nBRAF');
    await listDialog.getByRole('link', { name: 'Choose among their guides' }).click();
    await page.getByRole('region', { name: 'Guides of KRAS' }).waitFor();
    await page.getByRole('region', { name: 'Guides of BRAF' }).waitFor();
  });
});

describe('a researcher finds guides for a sequence of their own (GC-9)', () => {
  test('is told which line is no DNA', async () => {
    await page.goto('/guides/sequence');
    await page.getByRole('textbox', { name: /^DNA or FASTA/ }).fill('>exon\nACGT\nACRT');
    await page.getByRole('button', { name: 'Find sites' }).click();
    await page.getByRole('alert').getByText('Line 3 has “R”.').waitFor();
  });

  test('sees every site with its scores, filters and puts them in order', async () => {
    await page.getByRole('button', { name: 'Load an example' }).click();
    const sites = page.getByRole('region', { name: 'Sites', exact: true });
    await sites.getByRole('columnheader', { name: 'Rule Set 1' }).waitFor();
    const before = await sites.getByRole('row').count();
    await page.getByRole('checkbox', { name: 'GC 40 to 70 %' }).check();
    await page.getByRole('combobox', { name: 'Order' }).selectOption('by Rule Set 1');
    await expect.poll(() => sites.getByRole('row').count()).toBeLessThan(before);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('takes no Cas9 score for another editor, and sends sites to a plate for it', async () => {
    await page
      .getByRole('combobox', { name: 'Gene editor' })
      .selectOption({ label: 'hfCas12Max, PAM TTN before the target' });
    await page.getByText(/No published score for hfCas12Max/).waitFor();
    await page.getByRole('checkbox', { name: 'TP53_exon5-g1', exact: true }).check();
    await page.getByRole('checkbox', { name: 'TP53_exon5-g2', exact: true }).check();
    await page.reload();
    await page.getByRole('button', { name: /^Send 2 to / }).click();
    await builderIsOpen(page);
    await listDialog
      .getByText(/These guides are for hfCas12Max|TP53_exon5-g1/)
      .first()
      .waitFor();
  });
});
