import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../browser/journey.ts';
import { signInAsStaff } from './staff.ts';

const { customer: alma, page } = await startJourney();

const mark = randomUUID().slice(0, 8);
const first = `cells-${mark}.png`;
const second = `colony-${mark}.png`;

/** A picture of pixels: a piece of what the browser shows. */
const aPicture = async (name: string, width: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width, height: 120 } }),
});

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
    await page.getByLabel('Pictures or files', { exact: true }).setInputFiles(await aPicture(first, 240));
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

  test('is replaced by another, goes to the trash and comes back', async () => {
    const dialog = page.getByRole('dialog', { name: first });
    await dialog.getByLabel('Another file in its place').setInputFiles(await aPicture(second, 200));
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
});
