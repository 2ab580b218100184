import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../../browser/axe.ts';
import { startJourney } from '../../browser/journey.ts';
import { callAs } from '../../browser/open-account.ts';
import { expectToLookRight } from '../looks-right.ts';
import { signInAsStaff } from '../staff.ts';
import { draftIsSaved, openEntry, publishNow, writeInto } from './editor.ts';

const { customer: carl, page, newcomer } = await startJourney();

const mark = randomUUID().slice(0, 8);
const title = `Notes desk ${mark}`;
const url = `/authors/notes-desk-${mark}`;
let id = '';

const role = page.getByRole('textbox', { name: 'Role', exact: true });
const stored = () =>
  callAs<{ fields: Record<string, string>; revision: number }>(carl, 'GET', `/api/staff/content/entries/${id}/`);
const visitors = async () => (await fetch(new URL(url, page.url()))).text();

beforeAll(async () => {
  await signInAsStaff(carl, 'carl');
  const body = { type: 'author', url, fields: { title, role: 'First words' } };
  ({ id } = await callAs<{ id: string }>(carl, 'POST', '/api/staff/content/entries/', body));
});

describe('an editor restores a version (CT-55)', () => {
  test('sees in words what differs, restores it as a draft, and the page stays as it is until it is published', async () => {
    await openEntry(page, id, title);
    await publishNow(page);
    await writeInto(role, 'Second words');
    await draftIsSaved(page);
    await publishNow(page, 'Other words for the role');
    await expect.poll(visitors).toContain('Second words');
    await page.getByRole('button', { name: /^History/ }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history.locator('q', { hasText: 'Other words for the role' }).waitFor();
    await history.getByRole('button', { name: /^Version 1/ }).click();
    const difference = history.getByRole('region', { name: 'Version 1 to the draft' });
    await difference.locator('del', { hasText: 'First' }).waitFor();
    await difference.locator('ins', { hasText: 'Second' }).waitFor();
    await expectToLookRight(page, () => difference.waitFor());
    await difference.getByText('Pages', { exact: true }).click();
    const then = difference.frameLocator('iframe').first();
    await then.locator('[style*="outline"]', { hasText: 'First words' }).waitFor();
    await expectToLookRight(page, () => difference.waitFor());
    await difference.getByRole('button', { name: 'Restore version 1' }).click();
    await history.waitFor({ state: 'detached' });
    await page.getByText('Published, changed').waitFor();
    expect(await role.inputValue()).toBe('First words');
    expect(await visitors()).toContain('Second words');
    await publishNow(page);
    await expect.poll(visitors).toContain('First words');
  });

  test('sees what differs between any two versions (wish 10)', async () => {
    await page.getByRole('button', { name: /^History/ }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByRole('button', { name: /^Version 1/ }).click();
    await history.getByText('0 fields differ').waitFor();
    const other = history.getByLabel('Compare with');
    await other.selectOption((await other.locator('option', { hasText: 'version 2' }).getAttribute('value')) ?? '');
    const difference = history.getByRole('region', { name: 'Version 1 to version 2' });
    await difference.locator('ins', { hasText: 'Second' }).waitFor();
    await page.keyboard.press('Escape');
  });
});

describe('a draft is reviewed (CT-58)', () => {
  const notes = page.getByRole('region', { name: /^Notes/ });
  const end = page.getByRole('dialog', { name: 'End the review' });
  const askForReview = async () => {
    await page.getByRole('button', { name: 'Ask for review' }).click();
    const ask = page.getByRole('dialog', { name: 'Ask for a review' });
    await ask.getByRole('button', { name: 'Ask for review' }).click();
    await ask.waitFor({ state: 'detached' });
    await page.getByText('In review', { exact: true }).waitFor();
  };

  test('goes back with a reason, which is a note that is done and can be opened again', async () => {
    await openEntry(page, id, title);
    await askForReview();
    await page.getByRole('button', { name: 'End the review' }).click();
    await end.getByRole('button', { name: 'Back to draft' }).and(page.locator(':disabled')).waitFor();
    await writeInto(end.getByLabel('Note'), 'Name the bench, please.');
    await end.getByRole('button', { name: 'Back to draft' }).click();
    await end.waitFor({ state: 'detached' });
    await notes.getByText('Name the bench, please.').waitFor();
    await notes.getByRole('button', { name: /^Done: Name the bench/ }).click();
    await notes.getByRole('button', { name: /^Open again: Name the bench/ }).click();
    await page.getByRole('heading', { name: 'Notes, 1 to do' }).waitFor();
  });

  test('is approved as one version: what is written after it is not', async () => {
    await askForReview();
    await page.getByRole('button', { name: 'End the review' }).click();
    await end.getByRole('button', { name: /^Approve version/ }).click();
    await end.waitFor({ state: 'detached' });
    const approval = page.getByText(/^Approved by/);
    await approval.waitFor();
    await writeInto(role, 'Other words');
    await draftIsSaved(page);
    await approval.waitFor({ state: 'detached' });
  });
});

describe('an editor meets the change of another (CT-50, CT-53, wish 1)', () => {
  test('one in another field is taken in; one in the same field is put to a choice, and nothing is lost', async () => {
    await openEntry(page, id, title);
    const alma = await newcomer();
    await signInAsStaff(alma, 'alma');
    const save = async (fields: object) => {
      const { revision } = await stored();
      const body = { revision, url, fields: { title, ...fields } };
      await callAs(alma, 'PUT', `/api/staff/content/entries/${id}/`, body);
    };
    await save({ role: await role.inputValue(), seo_title: 'Found by Alma' });
    await writeInto(role, 'Words of Carl');
    const place = await role.boundingBox();
    await page.getByText(/^Alma .* changed another field meanwhile/).waitFor();
    // The words stay under the hand that writes them.
    expect(await role.boundingBox()).toEqual(place);
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await page.getByText(/^Alma .* changed another field meanwhile/).waitFor({ state: 'detached' });
    await draftIsSaved(page);
    expect((await stored()).fields).toMatchObject({ role: 'Words of Carl', seo_title: 'Found by Alma' });

    await save({ role: 'Words of Alma', seo_title: 'Found by Alma' });
    await writeInto(role, 'Last words of Carl');
    const choice = page.getByRole('alert', { name: 'Changed by somebody else' });
    await choice.getByText('Last words of Carl').waitFor();
    expect(await role.boundingBox()).toEqual(place);
    expect(await accessibilityFaults(page)).toEqual([]);
    await choice.locator('ins', { hasText: 'Alma' }).waitFor();
    expect((await stored()).fields['role']).toBe('Words of Alma');
    await choice.getByRole('radio', { name: /^What Alma/ }).check();
    await choice.getByRole('radio', { name: 'Yours' }).check();
    await choice.getByRole('button', { name: 'Save what is chosen' }).click();
    await choice.waitFor({ state: 'detached' });
    await draftIsSaved(page);
    expect((await stored()).fields).toMatchObject({ role: 'Last words of Carl', seo_title: 'Found by Alma' });
    await alma.leave();
  });

  test('one in another block of the page is taken in, while words are written into this one (wishes 1, 6)', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    const hero = (heading: string) => ({ id: first, block: 'hero', heading });
    const quote = (text: string) => ({ id: second, block: 'quote', text, source: 'Nobody' });
    const fields = (...blocks: object[]) => ({ title: `${title}, its page`, blocks });
    const made = { type: 'landing', url: null, fields: fields(hero('Screen with us'), quote('Old words.')) };
    const page1 = await callAs<{ id: string; revision: number }>(carl, 'POST', '/api/staff/content/entries/', made);
    await openEntry(page, page1.id, `${title}, its page`);
    const alma = await newcomer();
    await signInAsStaff(alma, 'alma');
    const address = `/api/staff/content/entries/${page1.id}/`;
    const added = { id: third, block: 'quote', text: 'A third.', source: 'Nobody' };
    const theirs = { revision: 1, url: null, fields: fields(hero('Screen with us'), added, quote('Words of Alma.')) };
    await callAs(alma, 'PUT', address, theirs);
    await alma.leave();
    const heading = page
      .getByRole('region', { name: 'Fields of Hero' })
      .getByRole('textbox', { name: 'Heading', exact: true });
    await writeInto(heading, 'Words of Carl');
    await page.getByText(/^Alma .* changed another field meanwhile/).waitFor();
    await draftIsSaved(page);
    expect(await heading.inputValue()).toBe('Words of Carl');
    const kept = await callAs<{ fields: { blocks: object[] } }>(carl, 'GET', address);
    expect(kept.fields.blocks).toEqual([hero('Words of Carl'), added, quote('Words of Alma.')]);
  });
});
