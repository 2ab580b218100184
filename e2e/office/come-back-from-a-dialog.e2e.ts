import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startJourney } from '../browser/journey.ts';
import { callAs } from '../browser/open-account.ts';
import { chooseBlock, draftIsSaved, openEntry } from './content/editor.ts';
import { signInAsStaff } from './staff.ts';

const { customer: alma, page } = await startJourney();
await signInAsStaff(alma, 'alma');

const focused = () =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/** A page of three blocks. */
async function aPage(): Promise<{ readonly id: string; readonly title: string }> {
  const title = `Focused ${randomUUID().slice(0, 8)}`;
  const blocks = ['One', 'Two', 'Three'].map((heading) => ({ id: randomUUID(), block: 'hero', heading }));
  const body = { type: 'landing', url: null, fields: { title, blocks } };
  const { id } = await callAs<{ id: string }>(alma, 'POST', '/api/staff/content/entries/', body);
  return { id, title };
}

/** Whoever works by keys stays where they are: library and browser lead to the top of the page (CT-52, OF-21). */
test.each(['History, 1', 'Preview links', 'Ask for review', 'Publish'])(
  '%s: Escape leads back to its button',
  async (name) => {
    const { id, title } = await aPage();
    await openEntry(page, id, title);
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(name);
  },
);

test('the dialogs of the staff page lead back to who they are about', async () => {
  await page.goto('/office/staff');
  for (const what of ['Roles', 'Second factor', 'Sessions']) {
    const button = page.getByRole('button', { name: new RegExp(`^${what} of Pia`) });
    await button.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test('blocks that are moved, copied and taken away by their buttons keep the focus in the outline', async () => {
  const { id, title } = await aPage();
  await openEntry(page, id, title);
  const lines = page.getByRole('list', { name: 'Blocks of the page' }).getByRole('listitem');
  const act = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  await lines.nth(1).locator('[data-block]').click();
  await act('Move block 2 up');
  // At the top there is no further up: the button says so, and keeps the focus.
  await expect.poll(focused).toBe('Move block 1 up');
  await page.keyboard.press('Enter');
  await page.locator('[data-act="up 0"][aria-disabled=true]:focus').waitFor();
  await act('Duplicate block 1');
  await lines.nth(3).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-block'))).toBe('1');
  for (const left of [3, 2, 1, 0]) {
    // Only the block that is chosen shows its buttons.
    await page.locator('[data-act^=remove]:visible').first().press('Enter');
    await expect.poll(() => lines.count()).toBe(left);
    const isKept = () => page.evaluate(() => document.activeElement?.matches('[data-block], [data-find-block]'));
    await expect.poll(isKept).toBe(true);
  }
  await draftIsSaved(page);
});

test('a row that is moved by its buttons takes them along, and one that is removed leaves the focus beside it', async () => {
  const tags = await Promise.all(
    ['alpha', 'beta', 'gamma'].map((name) => {
      const fields = { title: `${name} ${randomUUID().slice(0, 8)}` };
      return callAs<{ id: string }>(alma, 'POST', '/api/staff/content/entries/', { type: 'tag', url: null, fields });
    }),
  );
  const features = ['One', 'Two', 'Three'].map((name) => ({ title: name, text: `Text ${name}` }));
  const title = `Rows ${randomUUID().slice(0, 8)}`;
  const blocks = [{ id: randomUUID(), block: 'feature_grid', features }];
  const anEntry = (type: string, fields: object) =>
    callAs<{ id: string }>(alma, 'POST', '/api/staff/content/entries/', { type, url: null, fields });
  const landing = await anEntry('landing', { title, blocks });
  const post = await anEntry('blog_post', { title, tags: tags.map(({ id }) => ({ entry: id })) });
  await openEntry(page, landing.id, title);
  await chooseBlock(page, 1);
  const act = (name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

  await act('Move Features 3 up');
  await expect.poll(focused).toBe('Move Features 2 up');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Move Features 1 up');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Move Features 1 up');
  const titles = page.locator('section[aria-label^=Features]').getByLabel('Title');
  const written = () => titles.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await expect.poll(written).toEqual(['Three', 'One', 'Two']);
  for (const next of ['Remove Features 2', 'Remove Features 1', 'Add to features']) {
    if (next === 'Remove Features 2') await act('Remove Features 3');
    else await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(next);
  }

  await openEntry(page, post.id, title);
  await act(/^Move gamma .* up$/);
  await expect.poll(focused).toMatch(/^Move gamma .* up$/);
  await page.keyboard.press('Enter');
  await page.locator('[aria-label^="Move gamma"][aria-disabled=true]:focus').waitFor();
  await act(/^Remove beta/);
  await expect.poll(focused).toMatch(/^Remove alpha/);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^Remove gamma/);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Find for Tags');
  await draftIsSaved(page);
});

test('a button keeps the focus while what it began is done', async () => {
  const { id, title } = await aPage();
  await openEntry(page, id, title);
  await page.route('**/notes/**', async (route) => {
    await new Promise((go) => setTimeout(go, 300));
    await route.continue();
  });
  await page.getByRole('textbox', { name: 'Write a note' }).fill('Whose bench?');
  const add = page.getByRole('button', { name: 'Add the note' });
  await add.press('Enter');
  await page.locator('button[aria-busy=true]:focus').waitFor();
  await page.getByText('Whose bench?').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
});
