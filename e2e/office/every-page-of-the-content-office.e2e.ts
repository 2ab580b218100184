import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../browser/journey.ts';
import { callAs } from '../browser/open-account.ts';
import { expectPageToLookRight } from '../browser/page-looks-right.ts';
import { publishEntry } from './content/publish-entry.ts';
import { expectToLookRight } from './looks-right.ts';
import { signInAsStaff } from './staff.ts';

const { customer: carl, page } = await startJourney();

const title = `Bench desk ${randomUUID().slice(0, 8)}`;
let author = '';
let landing = '';
let withBlocks = '';
const nowhere = `/nowhere-${randomUUID()}`;

/** A file of content with one entry that is not there. */
const content = {
  format: 1,
  media: [],
  entries: [
    {
      id: randomUUID(),
      type: 'author',
      type_version: 1,
      url: `/authors/${randomUUID()}`,
      published: false,
      fields: { title: 'Desk of another store', role: 'Protocols' },
    },
  ],
};

/** Tries a file of content on the page of imports. */
async function bring(file: object): Promise<void> {
  await page.goto('/office/content/import');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'File of content' }).click();
  const buffer = Buffer.from(JSON.stringify(file));
  await (await chooser).setFiles({ name: 'content.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Try it first' }).click();
}

/** What is looked at: an address, and what is opened there. Each ends with something that has to be on the page. */
const looks: Readonly<Record<string, () => Promise<unknown>>> = {
  'where content comes from': async () => {
    await page.goto('/office/content/source');
    await page.getByText('Content is published here, and read from nowhere else.').waitFor();
  },
  'the list of entries': async () => {
    await page.goto(`/office/content?search=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).first().waitFor();
  },
  'the question for a new entry': async () => {
    await page.goto('/office/content');
    await page.getByRole('button', { name: 'New entry' }).click();
    await page.getByRole('listbox', { name: 'Types' }).getByRole('option', { name: 'Author', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Title').waitFor();
  },
  'an entry with fields': async () => {
    await page.goto(`/office/content/${author}`);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('heading', { name: 'Before publishing' }).waitFor();
  },
  'an entry with blocks': async () => {
    await page.goto(`/office/content/${withBlocks}`);
    await page.getByRole('list', { name: 'To fix in Hero' }).waitFor();
  },
  'an entry that begins with a template': async () => {
    await page.goto(`/office/content/${landing}`);
    await page.getByRole('region', { name: 'Start from' }).waitFor();
  },
  'the history of an entry': async () => {
    await page.goto(`/office/content/${author}`);
    await page.getByRole('button', { name: /^History/ }).click();
    await page.getByRole('dialog', { name: 'History' }).getByRole('list', { name: 'Versions' }).waitFor();
  },
  'the links to a preview': async () => {
    await page.goto(`/office/content/${author}`);
    await page.getByRole('button', { name: 'Preview links' }).click();
    await page.getByRole('dialog', { name: 'Preview links' }).getByText('No link works now').waitFor();
  },
  'the question for a review': async () => {
    await page.goto(`/office/content/${author}`);
    await page.getByRole('button', { name: 'Ask for review' }).click();
    await page.getByRole('dialog', { name: 'Ask for a review' }).getByLabel('Note').waitFor();
  },
  'the way to another entry': async () => {
    await page.goto(`/office/content/${author}`);
    await page.getByRole('heading', { name: 'Before publishing' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Go to an entry' }).getByRole('option').first().waitFor();
  },
  'the question before an entry is published': async () => {
    await page.goto(`/office/content/${author}`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog', { name: 'Publish' }).waitFor();
  },
  'pictures and files': async () => {
    await page.goto('/office/content/media?search=plate-96');
    await page.getByRole('button', { name: 'Edit plate-96.svg' }).waitFor();
    await page.getByRole('checkbox', { name: 'Select plate-96.svg' }).check();
  },
  'pictures and files as a list': async () => {
    await page.goto('/office/content/media?view=list&search=plate');
    await page.getByRole('textbox', { name: 'Alt text of plate-96.svg' }).waitFor();
  },
  'a picture': async () => {
    await page.goto('/office/content/media?search=plate-96');
    await page.getByRole('button', { name: 'Edit plate-96.svg' }).click();
    await page.getByLabel('What it shows, in words').waitFor();
  },
  'the searches without a result': async () => {
    await page.goto('/office/content/missed-searches');
    await page.getByRole('heading', { name: 'Searches without a result' }).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /in all|found something/ })
      .waitFor();
  },
  'the links that lead nowhere': async () => {
    await page.goto('/office/content/broken-links');
    await page.getByRole('heading', { name: 'Broken links', level: 1 }).waitFor();
    await page.getByRole('row').filter({ hasText: nowhere }).waitFor();
  },
  'the redirects': async () => {
    await page.goto('/office/content/redirects');
    await page.getByRole('heading', { name: 'Redirects', level: 1 }).waitFor();
  },
  'import and export': async () => {
    await page.goto('/office/content/import');
    await page.getByRole('heading', { name: 'Export', exact: true }).waitFor();
  },
  'an import that was tried, with what is missing': async () => {
    await bring({ ...content, missing: [{ id: randomUUID(), name: 'gel.png', bytes: 3, hash: 'a'.repeat(64) }] });
    await page.getByText('1 new, 0 changed, 0 the same. Nothing is written yet.').waitFor();
    await page.getByRole('button', { name: 'Import 1' }).waitFor();
  },
  'an import with faults': async () => {
    await bring({ ...content, entries: [{ ...content.entries[0], url: '/no such place' }] });
    await page.getByText('Nothing is imported: 1 fault.').waitFor();
  },
  'the types of a new entry': async () => {
    await page.goto('/office/content');
    await page.getByRole('button', { name: 'New entry' }).click();
    await page.getByRole('listbox', { name: 'Types' }).getByRole('option', { name: 'Author', exact: true }).waitFor();
  },
  'what is done to several entries': async () => {
    await page.goto(`/office/content?search=${encodeURIComponent(title)}`);
    await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();
    await page.getByRole('group', { name: '1 selected' }).waitFor();
  },
  'the choice of a tag for several entries': async () => {
    await page.goto(`/office/content?search=${encodeURIComponent(title)}`);
    await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();
    await page.getByRole('button', { name: 'Add a tag to 1' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Find for Tag' }).waitFor();
  },
  'the choice of a picture': async () => {
    await page.goto(`/office/content/${author}`);
    await page
      .getByRole('button', { name: /^Choose: / })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button').nth(2).waitFor();
  },
  'another entry in the place of one': async () => {
    await page.goto('/office/content?type=author&search=guide+desk');
    await page.getByRole('link', { name: 'The guide desk', exact: true }).click();
    await page.getByRole('button', { name: /^Put another in all/ }).click();
    await page.getByRole('dialog', { name: 'Another author in the place of The guide desk' }).waitFor();
  },
  'the folded views of a phone': async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/office/content');
    await page.getByText('Views: All entries').click();
    await page.getByRole('link', { name: 'Redirects' }).waitFor();
  },
  'the trash': async () => {
    await page.goto('/office/content?state=trash');
    await page.getByRole('heading', { name: 'Trash', level: 1 }).waitFor();
  },
  'a folder of media': async () => {
    await page.goto('/office/content/media?folder=Nothing');
    await page.getByText('Nothing is here. Remove a filter.').waitFor();
  },
  'the log': async () => {
    await page.goto('/office/content/log');
    await page.getByText(title).first().waitFor();
  },
};

beforeAll(async () => {
  await signInAsStaff(carl, 'carl');
  const make = async (body: object): Promise<string> =>
    (await callAs<{ id: string }>(carl, 'POST', '/api/staff/content/entries/', body)).id;
  author = await make({ type: 'author', url: null, fields: { title, role: 'Protocols' } });
  const url = `/${randomUUID()}`;
  const blocks = [{ id: randomUUID(), block: 'hero' }];
  withBlocks = await make({ type: 'landing', url: null, fields: { title: `${title}, its blocks`, blocks } });
  landing = await make({ type: 'landing', url, fields: { title: `${title}, its page` } });
  const leading = [
    { id: randomUUID(), block: 'call_to_action', heading: 'Go on', actions: [{ label: 'Go on', href: nowhere }] },
  ];
  await publishEntry(carl, {
    type: 'landing',
    url: `/${randomUUID()}`,
    fields: { title: `${title}, lost`, blocks: leading },
  });
});

describe.each(Object.entries(looks))('%s', (_, open) => {
  test('can be used by everybody, in light and dark, wide and narrow (OF-20, OF-21, CT-52)', () =>
    expectToLookRight(page, open));
});

test('all blocks, each with an example, can be used by everybody, in light and dark, wide and narrow (CT-82)', async () => {
  await page.goto('/office/content');
  await page.getByRole('link', { name: 'All blocks of pages' }).click();
  await page.waitForURL('**/preview/blocks');
  const answer = await page.reload();
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
  await expectPageToLookRight(page, '/preview/blocks');
  await page.getByText('Example of a source, which is nobody').waitFor();
  const film = page.locator('video');
  await film.evaluate((element: HTMLVideoElement) => {
    element.preload = 'auto';
    element.load();
  });
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);
});

test('who works on content has the rooms for it, begins there, and finds no box for orders (OF-21, OF-22)', async () => {
  await page.goto('/office');
  await page.getByRole('heading', { name: 'All entries' }).waitFor();
  const rooms = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link');
  expect(await rooms.allInnerTexts()).toEqual(['Content', 'Forms', 'Roles']);
  expect(await page.getByRole('banner').getByRole('combobox').count()).toBe(0);
});
