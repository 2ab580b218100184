import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { startJourney } from '../browser/journey.ts';
import { callAs } from '../browser/open-account.ts';
import { aPicture, stripes } from './a-picture.ts';
import { draftIsSaved } from './content/editor.ts';
import { signInAsStaff } from './staff.ts';

const { customer: alma, page } = await startJourney();

const mark = randomUUID().slice(0, 8);
const tile = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
const uploads = page.getByRole('region', { name: 'Uploads' });

describe('a picture that is in the media already', () => {
  beforeAll(async () => {
    await signInAsStaff(alma, 'alma');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('in another size is found: in the uploads, in a view, in the panel and in a form (CT-93)', async () => {
    const [large, small, third] = [
      aPicture(`chart-${mark}.png`, 320, 160, stripes(mark)),
      aPicture(`chart-small-${mark}.png`, 160, 80, stripes(mark)),
      aPicture(`chart-third-${mark}.png`, 240, 120, stripes(mark)),
    ];
    await page.goto('/office/content/media');
    const add = page.getByLabel('Pictures or files', { exact: true });
    await add.setInputFiles(large);
    await uploads.getByText('1 of 1 added').waitFor();
    await add.setInputFiles(small);
    await uploads.getByText('The same picture is here as').waitFor();
    await uploads.getByRole('button', { name: large.name, exact: true }).click();
    const panel = page.getByRole('region', { name: large.name });
    await panel.getByRole('region', { name: 'Same picture twice' }).getByText(small.name).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: /^Same picture twice/ })
      .click();
    await tile(small.name).getByText('Same picture twice').waitFor();
    const author = { type: 'author', url: null, fields: { title: `Chart desk ${mark}`, role: 'Protocols' } };
    const { id } = await callAs<{ id: string }>(alma, 'POST', '/api/staff/content/entries/', author);
    await page.goto(`/office/content/${id}`);
    await page.getByRole('button', { name: 'Choose: picture', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.getByLabel('Pictures or files', { exact: true }).setInputFiles(third);
    const same = dialog.getByRole('region', { name: 'Same picture twice' });
    await same.getByText(`new: ${third.name}`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await same.getByRole('button', { name: 'Use the one here' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const listed = await callAs<{ media: { name: string }[] }>(alma, 'GET', `/api/staff/content/media/?search=chart-`);
    // An administrator's new one went into the trash with that.
    expect(listed.media.map(({ name }) => name).toSorted()).toEqual([small.name, large.name].toSorted());
  });

  test('gives its place to another one, in everything that shows it (CT-95)', async () => {
    const [from, to] = [`chart-${mark}.png`, `chart-small-${mark}.png`];
    await draftIsSaved(page);
    await page.goto('/office/content/media');
    await page.getByRole('textbox', { name: 'Find', exact: true }).fill(from);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Edit ${from}` }).click();
    const panel = page.getByRole('region', { name: from });
    const used = panel.getByRole('region', { name: 'Where it is used' });
    await used.getByRole('link', { name: `Chart desk ${mark}` }).waitFor();
    await used.getByRole('button', { name: 'Put another picture in all 1' }).click();
    const dialog = page.getByRole('dialog', { name: `Another picture in the place of ${from}` });
    await dialog.getByRole('button', { name: 'Choose a picture' }).click();
    const pickers = page.getByRole('dialog', { name: 'Choose a picture' });
    await pickers.getByRole('textbox', { name: 'Find' }).fill(to);
    await pickers.getByRole('button', { name: new RegExp(`^${to}`) }).click();
    await dialog.getByText(`${to} will stand there.`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Put it in all 1' }).click();
    await dialog.getByText('1 done, 0 refused.').waitFor();
    await dialog.getByRole('listitem').getByText('changed in its draft').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await used.getByText('Not used').waitFor();
  });
});
