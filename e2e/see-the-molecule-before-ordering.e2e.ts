import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openBuilder, paste } from './browser/paste.ts';

const { page } = await startJourney();

/** Before anything is ordered, a researcher sees what will be made: the whole molecule, its weight, and its label. */
describe('a researcher sees the molecule before ordering', () => {
  beforeAll(async () => {
    await openBuilder(page, '/order/guide-rna/tubes');
    await paste(page, page.getByRole('textbox', { name: 'Name, A01' }), 'TP53-g1\tCCAUUGUUCAAUAUCGUCCG');
    await page.getByText('As it will be made').waitFor();
  });

  const panel = () => page.getByRole('region', { name: /TP53-g1/ });

  test('target first, scaffold after it, both ends in the standard pattern, with the weight of the whole', async () => {
    const made = await panel().innerText();
    expect(made.replaceAll(/\s/g, '')).toContain('mC*mC*mA*UUGUUCAAUAUCGUCCGGUUUUAGAGCUAGAAAUAGC');
    expect(made).toContain('Standard pattern');
    expect(made).toContain('100 nt (20 + 80)');
    expect(made).toContain('32,251.7 Da');
    await panel()
      .getByRole('img', { name: /the cut falls after base 17, 3 before the PAM/ })
      .waitFor();
    const cuts = await panel().getByRole('group').filter({ hasText: 'Where it cuts' }).innerText();
    expect(cuts.replaceAll(/\s+/g, ' ')).toContain('PAM needed NGG, 3′ of the target');
    expect(cuts.replaceAll(/\s+/g, ' ')).toContain('Cut 3 bases before the PAM');
    await panel().getByText('Shaded: the 10 bases next to the PAM.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('the volume for the concentration of their choice', async () => {
    expect(await panel().innerText()).toContain('30 µL');
    await panel().getByLabel('Concentration').selectOption('200 µM');
    await panel().getByText('15 µL').waitFor();
  });

  test('the label that will be on the tube', async () => {
    const label = await panel().getByRole('figure', { name: 'Label on the tube' }).innerText();
    expect(label).toMatch(/TP53-g1[^]*sgRNA kit, SpCas9[^]*3 nmol[^]*Date/);
  });

  test('unmodified shows no marks and weighs less', async () => {
    await page.getByLabel('Modifications, A01').selectOption('Unmodified');
    await panel().getByText('No modifications.').waitFor();
    expect(await panel().innerText()).toContain('32,087.2 Da');
  });

  test('a part that is not known is named and not weighed (ruling 13)', async () => {
    await page.getByLabel('Gene editor, A01').selectOption('hfCas12Max');
    await panel().getByText('[23-nt direct repeat]').waitFor();
    const made = await panel().innerText();
    expect(made).toContain('43 nt (23 + 20)');
    expect(made).toContain('not given: the bases of the scaffold are not published');
    expect(made.replaceAll(/\s+/g, ' ')).toContain('PAM needed TTN, 5′ of the target Cut not given for this editor');
    expect(
      await panel()
        .getByRole('img', { name: /The guide on its target/ })
        .count(),
    ).toBe(0);
  });

  test('a user-defined molecule shows the chemistry that was typed', async () => {
    await page.getByLabel('Gene editor, A01').selectOption('Other');
    await page.getByLabel('Modifications, A01').selectOption('User-Defined');
    await page.getByLabel('Sequence, A01').fill('mC*mC*AUUGUUCAAUAUCGUCCmG');
    await panel()
      .getByText(/As typed/)
      .waitFor();
    expect((await panel().innerText()).replaceAll(/\s/g, '')).toContain('mC*mC*AUUGUUCAAUAUCGUCCmG');
  });
});
