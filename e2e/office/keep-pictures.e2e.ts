import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { startJourney } from '../browser/journey.ts';
import { callAs } from '../browser/open-account.ts';
import { aPicture } from './a-picture.ts';
import { expectToLookRight } from './looks-right.ts';
import { signInAsStaff } from './staff.ts';

/** What the list of media says of a picture. */
interface MediaWire {
  readonly id: string;
  readonly revision: number;
  readonly src: string;
  readonly bytes: number;
  readonly is_in_work: boolean;
}

const { customer: alma, page, newcomer } = await startJourney();

const mark = randomUUID().slice(0, 8);
const first = `cells-${mark}.png`;
const second = `colony-${mark}.png`;
const folder = `Gels ${mark}`;

const tile = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
const find = async (name: string) => {
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill(name);
  await page.keyboard.press('Enter');
};
const uploads = page.getByRole('region', { name: 'Uploads' });

/** The panel of a picture beside the list, opened from its tile. */
async function opened(name: string) {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const panel = page.getByRole('region', { name });
  await panel.waitFor();
  return panel;
}

describe('a picture in the media of the office (CT-49)', () => {
  beforeAll(async () => {
    await signInAsStaff(alma, 'alma');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/office/content/media');
    await page.getByRole('button', { name: 'Add pictures or files' }).waitFor();
  });

  test('is added, and asks for words', async () => {
    await page.getByLabel('Pictures or files', { exact: true }).setInputFiles(aPicture(first));
    await uploads.getByText('1 of 1 added').waitFor();
    await find(first);
    await tile(first).getByText('No alt text').waitFor();
  });

  test('is described, and says by keyboard what stays in view of it; what is written is saved when it is left', async () => {
    const panel = await opened(first);
    await panel.getByLabel('What it shows, in words').fill('Cells in a dish');
    await panel.getByRole('slider', { name: 'From the left' }).press('Home');
    await panel.getByText('0 % from the left, 50 % from the top').waitFor();
    await panel.getByRole('slider', { name: 'From the left' }).blur();
    await panel.getByText('Saved', { exact: true }).waitFor();
    await tile(first).getByText('No alt text').waitFor({ state: 'detached' });
    // The panel stands in the address.
    await page.reload();
    await panel.getByText('0 % from the left, 50 % from the top').waitFor();
    expect(await panel.getByLabel('What it shows, in words').inputValue()).toBe('Cells in a dish');
  });

  test('keeps words that were typed without a connection, over a reload, and says that they are not saved (wish 3)', async () => {
    const panel = page.getByRole('region', { name: first });
    const words = panel.getByLabel('What it shows, in words');
    await page.route('**/api/staff/content/media/*/', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await words.fill('Cells in a round dish');
    await words.blur();
    await panel
      .getByRole('alert')
      .getByText(/^Not saved:/)
      .waitFor();
    expect(await panel.getByText('Saved', { exact: true }).count()).toBe(0);
    await page.unroute('**/api/staff/content/media/*/');
    await page.reload();
    await panel.getByText(/This was typed here on/).waitFor();
    expect(await words.inputValue()).toBe('Cells in a round dish');
    await tile(first).getByText('Words not saved').waitFor();
  });

  test('keeps what is typed while another describes it, and shows what they wrote (wish 1)', async () => {
    const panel = page.getByRole('region', { name: first });
    const carl = await newcomer();
    await signInAsStaff(carl, 'carl');
    const { media } = await callAs<{ media: MediaWire[] }>(alma, 'GET', `/api/staff/content/media/?search=${first}`);
    const { id = '', revision = 0 } = media[0] ?? {};
    const theirs = { revision, alt: 'A colony in a dish', focus: [0, 50] };
    await callAs(carl, 'POST', `/api/staff/content/media/${id}/`, theirs);
    await carl.leave();
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    const meanwhile = panel.getByRole('alert');
    await meanwhile.getByText(/changed this picture while you were writing/).waitFor();
    await meanwhile.locator('ins', { hasText: 'colony' }).waitFor();
    const words = panel.getByLabel('What it shows, in words');
    expect(await words.inputValue()).toBe('Cells in a round dish');
    await expectToLookRight(page, () => page.getByText(/changed this picture while you were writing/).waitFor());
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await panel.getByText(/changed this picture/).waitFor();
    await panel.getByRole('button', { name: 'Save my version' }).click();
    await panel.getByText('Saved', { exact: true }).waitFor();
    expect(await words.inputValue()).toBe('Cells in a round dish');
  });

  test('says who made it, and goes with others into a folder, where more are added', async () => {
    const panel = page.getByRole('region', { name: first });
    await panel.getByLabel('Credit').fill('Guide desk');
    await panel.getByLabel('Credit').blur();
    await panel.getByText('Saved', { exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Close the panel' }).click();
    await page.getByLabel('Pictures or files', { exact: true }).setInputFiles(aPicture(`lane-${mark}.png`));
    await uploads.getByText('1 of 1 added').waitFor();
    await find(mark);
    for (const name of [first, `lane-${mark}.png`]) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    }
    const bar = page.getByRole('group', { name: '2 selected' });
    await bar.getByRole('combobox', { name: 'Into folder' }).fill(folder);
    await bar.getByRole('button', { name: 'Move 2' }).click();
    await page.getByText('2 done.').waitFor();
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: `${folder} 2` })
      .click();
    await page.getByRole('heading', { name: folder, level: 1 }).waitFor();
    expect(new URL(page.url()).searchParams.get('folder')).toBe(folder);
    await page.getByLabel('Pictures or files', { exact: true }).setInputFiles(aPicture(`well-${mark}.png`));
    await uploads.getByText('2 of 2 added').waitFor();
    await page.reload();
    await expect.poll(() => page.getByRole('list', { name: 'Media' }).getByRole('listitem').count()).toBe(3);
    await uploads.waitFor({ state: 'hidden' });
    await opened(first);
  });

  test('lies in a folder that gets another name, with everything in it (CT-94)', async () => {
    await page.getByRole('button', { name: 'Rename the folder' }).click();
    const form = page.getByRole('form', { name: 'Rename the folder' });
    await form.getByText('It has that name.').waitFor();
    await form.getByRole('combobox', { name: `New name of ${folder}` }).fill(`Blots ${mark}`);
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('heading', { name: `Blots ${mark}`, level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('list', { name: 'Media' }).getByRole('listitem').count()).toBe(3);
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: `Blots ${mark} 3` })
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('is not replaced over what another wrote meanwhile: that is said, and the file waits (wish 1)', async () => {
    const panel = page.getByRole('region', { name: first });
    const { media } = await callAs<{ media: MediaWire[] }>(alma, 'GET', `/api/staff/content/media/?search=${first}`);
    const { id = '', revision = 0 } = media[0] ?? {};
    const carl = await newcomer();
    await signInAsStaff(carl, 'carl');
    const theirs = { revision, alt: 'A third name for it', focus: null };
    await callAs(carl, 'POST', `/api/staff/content/media/${id}/`, theirs);
    await carl.leave();
    await panel.getByLabel('Another file in its place').setInputFiles(aPicture(second));
    const meanwhile = panel.getByRole('alert');
    await meanwhile.getByText('Words: A third name for it.').waitFor();
    // In a narrower window the panel is another one, above the list.
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.getByRole('dialog').getByText('Words: A third name for it.').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await meanwhile.getByText('Words: A third name for it.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await meanwhile.getByRole('button', { name: `Put ${second} there all the same` }).click();
    await page.getByRole('region', { name: second }).waitFor();
  });

  test('goes to the trash with others that are chosen, and comes back', async () => {
    await find(second);
    await page.getByRole('checkbox', { name: `Select ${second}` }).check();
    await page.getByRole('button', { name: 'Put 1 into the trash' }).click();
    await page.getByText('1 done.').waitFor();
    await page.getByRole('button', { name: `Edit ${second}` }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^In the trash/ }).click();
    const thrown = await opened(second);
    await thrown.getByRole('button', { name: 'Take it out of the trash' }).click();
    await thrown.waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('button', { name: /^All/ }).click();
    await find(second);
    await tile(second).waitFor();
  });

  test('is walked to with the arrows, chosen and opened by keys, in the grid and in the list', async () => {
    await page.goto('/office/content/media?search=plate-');
    const names = page.getByRole('list', { name: 'Media' }).locator('code');
    await names.nth(1).waitFor();
    const [one = '', two = ''] = await names.allTextContents();
    await page.getByRole('button', { name: `Edit ${one}` }).focus();
    await page.keyboard.press('ArrowRight');
    await page
      .getByRole('button', { name: `Edit ${two}` })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('x');
    await page.getByText('1 selected').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: two }).waitFor();
    // With a panel open, it goes along.
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('region', { name: one }).waitFor();
    await page.keyboard.press('v');
    await page.getByRole('textbox', { name: `Alt text of ${two}` }).waitFor();
    expect(new URL(page.url()).searchParams.get('view')).toBe('list');
    await page.goBack();
    await page.getByRole('list', { name: 'Media' }).waitFor();
  });

  test('that is cut off says so beside its name, holds up no other, and is sent again', async () => {
    const [cut, whole] = [aPicture(`cut-${mark}.png`), aPicture(`whole-${mark}.png`)];
    await page.route(`**/media/?file_name=cut-${mark}*`, (route) => route.abort());
    await page.getByLabel('Pictures or files', { exact: true }).setInputFiles([cut, whole]);
    await uploads.getByText('1 of 2 added, 1 cut off').waitFor();
    await uploads.getByText('The connection ended before it was there.').waitFor();
    await page.unroute(`**/media/?file_name=cut-${mark}*`);
    await uploads.getByRole('button', { name: 'Send it again' }).click();
    await uploads.getByText('2 of 2 added').waitFor();
    await uploads.getByRole('button', { name: 'Clear the list' }).click();
  });

  test('of more than 2 MB is dropped onto the page, served whole, and copied in narrower widths', async () => {
    const large = aPicture(`gel-${mark}.png`, 1_000, 800);
    const bytes = large.buffer.toString('base64');
    await page.getByRole('main').evaluate(
      (area, { name, data }) => {
        const dataTransfer = new DataTransfer();
        const content = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        dataTransfer.items.add(new File([content], name, { type: 'image/png' }));
        area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      { name: large.name, data: bytes },
    );
    await uploads.getByText('1 of 1 added').waitFor();
    await find(large.name);
    await tile(large.name).waitFor();
    const listed = async () =>
      (await callAs<{ media: MediaWire[] }>(alma, 'GET', `/api/staff/content/media/?search=${large.name}`)).media[0];
    await expect.poll(async () => (await listed())?.is_in_work).toBe(false);
    const kept = await listed();
    expect(kept).toMatchObject({ type: 'image/png', width: 1_000, height: 800, widths: [480, 960, 1_000] });
    const served = await fetch(new URL(kept?.src ?? '', page.url()));
    const whole = await served.arrayBuffer();
    expect([served.status, served.headers.get('content-type'), whole.byteLength]).toEqual([
      200,
      'image/png',
      kept?.bytes,
    ]);
    expect(whole.byteLength).toBeGreaterThan(2 * 1024 * 1024);
  });
});
