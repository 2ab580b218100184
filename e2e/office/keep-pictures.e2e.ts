import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
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

const tile = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const find = (name: string) => page.getByRole('textbox', { name: 'Find', exact: true }).fill(name);

/** The dialog of a picture, opened from its tile. */
async function opened(name: string) {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
}

describe('a picture in the media of the office (CT-49)', () => {
  beforeAll(async () => {
    await signInAsStaff(alma, 'alma');
    await page.goto('/office/content/media');
    await page.getByRole('button', { name: 'Add pictures or files' }).waitFor();
  });

  test('is added, and asks for words', async () => {
    await page.getByLabel('Pictures or files', { exact: true }).setInputFiles(aPicture(first));
    await page.getByText('1 of 1 added').waitFor();
    await find(first);
    await tile(first).getByText('No words for it').waitFor();
  });

  test('is described, and says by keyboard what stays in view of it', async () => {
    const dialog = await opened(first);
    await dialog.getByLabel('What it shows, in words').fill('Cells in a dish');
    await dialog.getByRole('slider', { name: 'From the left' }).press('Home');
    await dialog.getByText('0 % from the left, 50 % from the top').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await tile(first).getByText('No words for it').waitFor({ state: 'detached' });
    const again = await opened(first);
    expect(await again.getByLabel('What it shows, in words').inputValue()).toBe('Cells in a dish');
    await again.getByText('0 % from the left, 50 % from the top').waitFor();
  });

  test('keeps what is typed while another describes it, and shows what they wrote (wish 1)', async () => {
    const dialog = page.getByRole('dialog', { name: first });
    const words = dialog.getByLabel('What it shows, in words');
    await words.fill('Cells in a round dish');
    const carl = await newcomer();
    await signInAsStaff(carl, 'carl');
    const { media } = await callAs<{ media: MediaWire[] }>(alma, 'GET', `/api/staff/content/media/?search=${first}`);
    const { id = '', revision = 0 } = media[0] ?? {};
    const theirs = { revision, alt: 'A colony in a dish', focus: [0, 50] };
    await callAs(carl, 'POST', `/api/staff/content/media/${id}/`, theirs);
    await carl.leave();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const meanwhile = dialog.getByRole('alert');
    await meanwhile.getByText(/changed this picture while you were writing/).waitFor();
    await meanwhile.locator('ins', { hasText: 'colony' }).waitFor();
    expect(await words.inputValue()).toBe('Cells in a round dish');
    await expectToLookRight(page, () => meanwhile.waitFor());
    await dialog.getByRole('button', { name: 'Save what stands here' }).click();
    await dialog.waitFor({ state: 'detached' });
    const again = await opened(first);
    expect(await again.getByLabel('What it shows, in words').inputValue()).toBe('Cells in a round dish');
  });

  test('is replaced by another, goes to the trash and comes back', async () => {
    const dialog = page.getByRole('dialog', { name: first });
    await dialog.getByLabel('Another file in its place').setInputFiles(aPicture(second));
    await dialog.waitFor({ state: 'detached' });
    await find(second);
    const replaced = await opened(second);
    await replaced.getByRole('button', { name: 'Put it into the trash' }).click();
    await replaced.waitFor({ state: 'detached' });
    await tile(second).waitFor({ state: 'detached' });
    await page.getByLabel('Show', { exact: true }).selectOption('In the trash');
    const thrown = await opened(second);
    await thrown.getByRole('button', { name: 'Take it out of the trash' }).click();
    await thrown.waitFor({ state: 'detached' });
    await tile(second).waitFor({ state: 'detached' });
    await page.getByLabel('Show', { exact: true }).selectOption('Everything');
    await tile(second).waitFor();
  });

  test('of more than 2 MB is dropped onto the page, served whole, and copied in narrower widths', async () => {
    const large = aPicture(`gel-${mark}.png`, 1_000, 800);
    const bytes = large.buffer.toString('base64');
    await page.getByText('or drop them here, or paste a picture').evaluate(
      (area, { name, data }) => {
        const dataTransfer = new DataTransfer();
        const content = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        dataTransfer.items.add(new File([content], name, { type: 'image/png' }));
        area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      { name: large.name, data: bytes },
    );
    await page.getByText('1 of 1 added').waitFor();
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
      ...[200, 'image/png', kept?.bytes],
    ]);
    expect(whole.byteLength).toBeGreaterThan(2 * 1024 * 1024);
  });
});
