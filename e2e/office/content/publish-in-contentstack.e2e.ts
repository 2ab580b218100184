import { afterAll, describe, expect, test, vi } from 'vitest';
import { startJourney } from '../../browser/journey.ts';
import { callAs } from '../../browser/open-account.ts';
import { startOwnStore } from '../../harness/own-store.ts';
import { signInAsStaff } from '../staff.ts';

const store = await startOwnStore({ CONTENT_SOURCE: 'contentstack' });
afterAll(() => store.end());
const { customer: carl, page } = await startJourney({ storeUrl: store.url });

const control = async (verb: string, body: object): Promise<void> => {
  const answer = await fetch(`${store.url}/demo/contentstack/control/${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
};

const post = {
  uid: 'bltjourney',
  title: 'Where the seed ends',
  url: '/blog/where-the-seed-ends',
  summary: 'The ten bases that decide.',
  author: [{ uid: 'blt0author', _content_type_uid: 'author' }],
  blog_category: [{ uid: 'blt0category', _content_type_uid: 'blog_category' }],
  date_updated: '2026-11-24T00:00:00.000Z',
  hero: { uid: 'blt0asset0guide' },
  body: '<p>Ten bases next to the PAM.</p>',
};

/** Its message wakes the reading, and the page is there, or gone, a moment later. */
const visit = (heading: string) =>
  vi.waitFor(
    async () => {
      await page.goto(post.url);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 2_000 });
    },
    { timeout: 120_000, interval: 500 },
  );

describe('content that is published in Contentstack (CT-66, CT-67)', () => {
  test('stands on the site, with author and picture', async () => {
    await control('publish', { type: 'blog_post', entry: post });
    await visit(post.title);
    await page.getByText('Ten bases next to the PAM.').waitFor();
    await page.getByText('Methods desk').first().waitFor();
    await page
      .getByRole('img', { name: /A guide of twenty bases/ })
      .first()
      .waitFor();
  });

  test('changes and stays while the stack is in trouble', async () => {
    await control('fault', { fault: 'broken', times: 1 });
    await control('publish', { type: 'blog_post', entry: { ...post, title: 'Where a seed ends' } });
    await visit('Where a seed ends');
  });

  test('is shown in the office with what was set aside, and cannot be published here', async () => {
    await signInAsStaff(carl, 'carl');
    await page.goto('/office/content');
    await page.getByRole('link', { name: 'Contentstack' }).click();
    const row = page.getByRole('row', { name: /A desk without a role/ });
    await row.getByText('role: Role is missing.').waitFor();
    await page.getByRole('button', { name: 'Read now' }).click();
    await page.getByText('Not read yet').waitFor({ state: 'detached' });
    const body = { type: 'author', url: '/authors/ours', fields: { title: 'Our own', role: 'Desk' } };
    const { id } = await callAs<{ id: string }>(carl, 'POST', '/api/staff/content/entries/', body);
    await page.goto(`/office/content/${id}`);
    await page.getByText(/Content is published in Contentstack/).waitFor();
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
  });

  test('leaves the site when it is deleted there', async () => {
    await control('end', { uid: post.uid, verb: 'delete' });
    await vi.waitFor(
      async () => expect((await fetch(`${store.url}${post.url}`, { redirect: 'manual' })).status).not.toBe(200),
      { timeout: 120_000, interval: 500 },
    );
  });
});
