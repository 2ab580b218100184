import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { holdCalls } from '../../browser/hold-calls.ts';
import { startJourney } from '../../browser/journey.ts';
import { callAs } from '../../browser/open-account.ts';
import { expectToLookRight } from '../looks-right.ts';
import { signInAsStaff } from '../staff.ts';

const { customer: alma, page } = await startJourney();

interface Entry {
  readonly id: string;
  readonly revision: number;
}

const mark = randomUUID().slice(0, 8);
const [first, second] = [`Desk one ${mark}`, `Desk two ${mark}`];
const post = `Pool or clone ${mark}`;
const tag = `Screening ${mark}`;
let one: Entry;
let postId = '';

const entries = '/api/staff/content/entries/';
const make = (title: string): Promise<Entry> =>
  callAs(alma, 'POST', entries, {
    type: 'author',
    url: `/authors/${randomUUID()}`,
    fields: { title, role: 'Protocols' },
  });
const row = (title: string) => page.getByRole('row').filter({ hasText: title });
const box = (title: string) => page.getByRole('checkbox', { name: `Select ${title}` });
const bar = page.getByRole('group', { name: /selected$/ });
const refusals = page.getByRole('list', { name: 'Refused' }).getByRole('listitem');
const toList = async (filter = '') => {
  await page.goto(`/office/content?search=${mark}${filter}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

beforeAll(async () => {
  await signInAsStaff(alma, 'alma');
  one = await make(first);
  await make(second);
  const fields = { title: tag, slug: `screening-${mark}`, tag_type: 'application' };
  await callAs(alma, 'POST', entries, { type: 'tag', url: null, fields });
  const written = { type: 'blog_post', url: `/blog/${randomUUID()}`, fields: { title: post } };
  ({ id: postId } = await callAs<Entry>(alma, 'POST', entries, written));
});

describe('an editor does one thing to several entries (CT-52, wish 9)', () => {
  test('of which one was changed meanwhile: it is named with why, stays selected, and is done when it is asked again', async () => {
    await toList('&type=author');
    await box(first).check();
    await box(second).check();
    const saved = { revision: one.revision, url: null, fields: { title: first, role: 'Bench' } };
    await callAs(alma, 'PUT', `${entries}${one.id}/`, { ...saved, url: `/authors/${randomUUID()}` });
    await bar.getByRole('button', { name: 'Publish 2' }).click();
    await refusals.filter({ hasText: 'Somebody saved this entry meanwhile.' }).waitFor();
    expect(await refusals.getByRole('link', { name: first }).getAttribute('href')).toBe(`/office/content/${one.id}`);
    expect(await refusals.count()).toBe(1);
    await row(second).getByText('Published').waitFor();
    await row(first).getByText('Draft').waitFor();
    expect([await box(first).isChecked(), await box(second).isChecked()]).toEqual([true, false]);
    await expectToLookRight(page, () => refusals.first().waitFor());
    await bar.getByRole('button', { name: 'Publish 1' }).click();
    await page.getByText('1 done.').waitFor();
    await row(first).getByText('Published').waitFor();
    expect(await bar.count()).toBe(0);
  });

  test('which get a tag, but for a type that has none', async () => {
    await toList();
    await box(first).check();
    await box(post).check();
    await bar.getByRole('button', { name: 'Add a tag to 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a tag to 2 entries' });
    await dialog.getByRole('textbox', { name: 'Find for Tag' }).fill(tag);
    await dialog.getByRole('option', { name: new RegExp(`^${tag} `) }).click();
    await refusals.filter({ hasText: `${first}: Author has no tags.` }).waitFor();
    await page.getByText('1 done, 1 refused and as it was.').waitFor();
    const { points_at: pointsAt } = await callAs<{ points_at: { title: string }[] }>(
      ...([alma, 'GET', `${entries}${postId}/`] as const),
    );
    expect(pointsAt.map(({ title }) => title)).toEqual([tag]);
  });

  test('which go into the trash, are found there, and come back without being on the site', async () => {
    await toList('&type=author');
    await box(first).check();
    await box(second).check();
    await bar.getByRole('button', { name: 'Trash 2' }).click();
    await page.getByText('2 done.').waitFor();
    await row(first).waitFor({ state: 'detached' });
    await toList('&state=trash');
    await page.getByRole('heading', { name: 'Trash', level: 1 }).waitFor();
    await box(first).check();
    await box(second).check();
    await bar.getByRole('button', { name: 'Take out of the trash 2' }).click();
    await page.getByText('2 done.').waitFor();
    await toList('&type=author');
    for (const title of [first, second]) await row(title).getByText('Taken off').waitFor();
  });
});

describe('an editor works on the list by keys (CT-52)', () => {
  test('walks down, selects, copies one, and asks for its publishing', async () => {
    await toList('&type=author&sort=title');
    await row(second).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await bar.getByText('1 selected').waitFor();
    expect([await box(first).isChecked(), await box(second).isChecked()]).toEqual([false, true]);
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await page.keyboard.press('x');
    await bar.getByText('1 selected').waitFor();
    await bar.getByRole('button', { name: 'Duplicate' }).dblclick();
    await page.waitForURL(/\/office\/content\/[0-9a-f-]{36}$/);
    await page.getByRole('heading', { name: 'Before publishing' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog', { name: 'Publish' }).waitFor();
    await page.keyboard.press('Escape');
    const { total } = await callAs<{ total: number }>(
      ...([alma, 'GET', `${entries}?search=${encodeURIComponent(second)}`] as const),
    );
    expect(total).toBe(2);
    const id = page.url().split('/').at(-1) ?? '';
    const { revision } = await callAs<Entry>(alma, 'GET', `${entries}${id}/`);
    await callAs(alma, 'POST', `${entries}${id}/trash/`, { revision });
  });
});

describe('an editor comes back from an entry (CT-52)', () => {
  test('to the list as it was filtered', async () => {
    await toList('&type=author');
    await row(second).getByRole('link', { name: second }).click();
    await page.getByRole('heading', { name: second, level: 1 }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Content', exact: true }).first().click();
    await page.waitForURL(`**/office/content?search=${mark}&type=author`);
    await row(first).waitFor();
  });
});

describe('an editor keeps a filter under a name (CT-52)', () => {
  test('finds it after a reload, opens the list by it, and forgets it', async () => {
    await toList('&type=author');
    const name = `Desks ${mark}`;
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByLabel('Keep this filter as').fill(name);
    await page.keyboard.press('Enter');
    await views.getByRole('button', { name, exact: true }).waitFor();
    await page.goto('/office/content');
    await views.getByRole('button', { name, exact: true }).click();
    await page.waitForURL(/type=author/);
    await row(first).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    await views.getByRole('button', { name: `Forget the filter ${name}` }).click();
    await views.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
  });
});

describe('an editor who presses twice (ruling 37)', () => {
  test('makes one draft, and one note at it', async () => {
    await toList();
    await page.getByRole('button', { name: 'New entry' }).click();
    await page.getByRole('listbox', { name: 'Types' }).getByRole('option', { name: 'Author', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New author' });
    const title = `Pressed twice ${mark}`;
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Role').fill('Protocols');
    // The draft opens although the counts beside the list have not been answered.
    const answerCounts = await holdCalls(page, '**/content/counts/');
    await dialog.getByRole('button', { name: 'Make the draft' }).dblclick();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    answerCounts();
    const query = encodeURIComponent(title);
    const { total } = await callAs<{ total: number }>(alma, 'GET', `${entries}?search=${query}`);
    expect(total).toBe(1);
    const id = page.url().split('/').at(-1) ?? '';
    await page.getByLabel('Write a note').fill('Whose desk is it?');
    await page.getByRole('button', { name: 'Add the note' }).dblclick();
    await page.getByRole('heading', { name: 'Notes, 1 to do' }).waitFor();
    const { notes } = await callAs<{ notes: object[] }>(alma, 'GET', `${entries}${id}/notes/`);
    expect(notes).toHaveLength(1);
  });
});
