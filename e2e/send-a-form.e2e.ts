import { randomUUID } from 'node:crypto';
import type { Page, Response } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDoor } from './browser/journey.ts';
import { expectToLookRight } from './browser/page-looks-right.ts';
import { oneParagraph, publishEntry } from './office/content/publish-entry.ts';
import { signInAsStaff } from './office/staff.ts';

// All visitors come from one network, of which five forms are taken in an hour (CT-45): this file sends four.
const newcomer = await openDoor();
const withoutScripts = { width: 1024, height: 844, scripts: false } as const;

/** The address of an event that has so many seats. */
async function anEvent(seats: number): Promise<string> {
  const carl = await newcomer();
  await signInAsStaff(carl, 'carl');
  const url = `/events/${randomUUID()}`;
  const fields = {
    title: 'A clinic of two hours',
    summary: 'Bring a design.',
    event_type: 'clinic',
    location: 'online',
    starts_at: '2099-03-01T10:00:00Z',
    ends_at: '2099-03-01T12:00:00Z',
    takes_registrations: true,
    seats,
    body: oneParagraph('We look at it together.'),
  };
  await publishEntry(carl, { type: 'event', url, fields });
  await carl.leave();
  return url;
}

/** Fills in the form of an event. */
async function askForSeat(page: Page, url: string, name: string): Promise<() => Promise<void>> {
  await page.goto(url);
  const form = page.getByRole('form', { name: 'Registration for an event' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail').fill(`${randomUUID()}@journey.example`);
  return () => form.getByRole('button', { name: 'Register' }).click();
}

describe('a visitor registers for an event (CT-46)', () => {
  test('for the last seat, at the moment of another: one has it and is thanked, the other is told', async () => {
    const url = await anEvent(1);
    const [ada, rosa] = [await newcomer(), await newcomer()];
    const sends = [await askForSeat(ada.page, url, 'Ada'), await askForSeat(rosa.page, url, 'Rosa')];
    await Promise.all(sends.map((send) => send()));
    const pages = [ada.page, rosa.page];
    await Promise.all(pages.map((page) => page.waitForURL((address) => address.pathname !== url)));
    const titles = await Promise.all(pages.map((page) => page.getByRole('heading', { level: 1 }).innerText()));
    expect([...titles].sort()).toEqual(['Registration for an event', 'Thank you']);
    const late = titles[0] === 'Thank you' ? rosa : ada;
    const registered = late === rosa ? ada : rosa;
    expect(new URL(registered.page.url()).pathname).toBe('/events/thanks');
    await late.page.getByText('All seats are taken. You are not registered.').waitFor();
    await late.page.getByRole('main').getByRole('link', { name: 'the page of events' }).click();
    await late.page.waitForURL('**/events');
  });

  test('without a script', async () => {
    const { page } = await newcomer(withoutScripts);
    const send = await askForSeat(page, await anEvent(1), 'Ada');
    await send();
    await page.waitForURL('**/events/thanks');
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  });
});

/** Writes to the store with an address that the browser takes and the store does not: its name has no ending. */
async function writeWithBadAddress(page: Page, words: string): Promise<Response> {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').fill('Rosa "R" <b>Vale</b>');
  await form.getByLabel('E-mail').fill('rosa@lab');
  await form.getByLabel('What it is about').selectOption('An order');
  await form.getByLabel('Message').fill(words);
  await form.getByLabel(/^Write to me/).check();
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await form.getByRole('button', { name: 'Send the message' }).click();
  return answered;
}

describe('a visitor writes to the store without a script (CT-43)', () => {
  const words = `Where is my plate ${randomUUID()}?`;
  let page: Page;
  beforeAll(async () => {
    ({ page } = await newcomer(withoutScripts));
  });
  const form = () => page.getByRole('form', { name: 'Contact' });

  test('with an address that is none: the form says so at its field, and keeps what was typed (CT-80)', async () => {
    const answer = await writeWithBadAddress(page, words);
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'no-store']);
    await page.getByText('What you typed is below.').waitFor();
    const email = form().getByRole('textbox', { name: 'E-mail' });
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const note = page.locator(`#${await email.getAttribute('aria-describedby')}`);
    expect(await note.innerText()).toBe('E-mail: please enter an e-mail address, such as rosa@lab.example.');
    expect(await email.inputValue()).toBe('rosa@lab');
    expect(await form().getByLabel('Name').inputValue()).toBe('Rosa "R" <b>Vale</b>');
    expect(await form().getByLabel('What it is about').inputValue()).toBe('order');
    expect(await form().getByLabel('Message').inputValue()).toBe(words);
    const agrees = form().getByLabel(/^Write to me/);
    expect(await agrees.isChecked()).toBe(true);
  });

  test('and nobody else finds a word of it at the same address (CT-80)', async () => {
    const { context, leave } = await newcomer();
    for (const address of ['/forms/contact?why=invalid&fields=email&page=%2Fcontact', '/forms/contact', '/contact']) {
      expect(await (await context.request.get(address)).text()).not.toContain(words);
    }
    await leave();
  });

  test('goes to the field by its name, puts it right, and is thanked', async () => {
    await page.getByRole('alert').getByRole('link', { name: 'E-mail' }).click();
    await form().getByLabel('E-mail').fill(`${randomUUID()}@journey.example`);
    await form().getByRole('button', { name: 'Send the message' }).click();
    await page.waitForURL('**/thanks/contact');
  });
});

test('a form that was refused can be used by everybody, in light and dark, wide and narrow (CT-80)', async () => {
  const { page } = await newcomer();
  await writeWithBadAddress(page, 'Where is my plate?');
  await page.getByText('What you typed is below.').waitFor();
  await expectToLookRight(page);
});
