import { randomUUID } from 'node:crypto';
import { siteForms } from '@cutsite/domain/site-form';
import { withTransaction } from '@cutsite/service-base/database';
import { pageChangeChannel } from '@cutsite/service-base/page-changes';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEntry, theStore } from '../entries/index.ts';
import { publishEntry } from '../publishing/index.ts';
import { body } from '../testing/content-store.ts';
import { takeSeat } from './form-answer.repository.ts';
import { selectHelpfulCount } from './index.ts';

const origin = 'http://127.0.0.1:3000';
const deskOfEvents = 'events@cutsite.example';
/** Mails that one mailbox gets in an hour of what strangers cause. */
const mailsToOneMailbox = 5;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    env: {
      STAFF_DOMAINS: 'lab.example',
      FORM_MAIL: `event-registration=${deskOfEvents}`,
      TRACKER_URL: 'http://127.0.0.1:9/events',
    },
  });
});
afterAll(() => service.stop());

let addresses = 0;
/** A network address that nothing came from yet. */
const anAddress = (): string => {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

function send(
  form: string,
  fields: Readonly<Record<string, string>> | readonly (readonly [string, string])[],
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = anAddress(),
) {
  return service.app.inject({
    method: 'POST',
    url: `/forms/${form}`,
    remoteAddress,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields as Record<string, string>).toString(),
  });
}

const message = (words: string) => ({
  page: '/contact',
  name: 'Rosa',
  email: `${randomUUID()}@lab.example`,
  topic: 'order',
  message: words,
});
const leadsTo = async (answer: ReturnType<typeof send>) => {
  const { statusCode, headers } = await answer;
  return [statusCode, String(headers['location'])] as const;
};
const rows = async (statement: string, values: unknown[] = []) => (await service.pool.query(statement, values)).rows;
const keptOf = (email: string) => rows('select * from content.form_answer where email = $1', [email]);

async function anEvent(fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const url = `/events/${randomUUID()}`;
  const writer = { by: theStore, now: new Date() };
  const event = {
    title: 'A clinic',
    summary: 'Bring a design.',
    event_type: 'clinic',
    location: 'online',
    body,
    starts_at: '2099-03-01T10:00:00Z',
    ends_at: '2099-03-01T11:00:00Z',
    takes_registrations: true,
    ...fields,
  };
  await withTransaction(service.pool, async (client) => {
    const created = await createEntry(client, { type: 'event', url, fields: event }, writer);
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const { id } = created.value;
    const published = await publishEntry(client, { id, revision: null }, writer, async () => undefined);
    if (!published.ok) throw new Error(JSON.stringify(published.error));
  });
  return url;
}

async function pagesChangedBy(work: () => Promise<unknown>): Promise<readonly (string | undefined)[]> {
  const listener = await service.pool.connect();
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query(`listen ${pageChangeChannel}`);
  await work();
  await listener.query('select');
  listener.release(true);
  return heard;
}

const registration = (page: string, email = `${randomUUID()}@lab.example`) => ({ page, name: 'Rosa', email });

describe('a form of the site (CT-43, CT-44)', () => {
  test('is kept with its page and version, mailed, and answered by a page that a reload does not send again', async () => {
    const sent = message('Where is my plate?');
    expect(await leadsTo(send('contact', sent))).toEqual([303, '/forms/contact?why=sent']);
    expect(await keptOf(sent.email)).toMatchObject([
      { form: 'contact', form_version: 1, page: '/contact', page_version: null, consent_at: null },
    ]);
    const [mail] = await rows(`select recipient, subject, body_text from outbox_mail where body_text like $1`, [
      `%${sent.email}%`,
    ]);
    expect(mail).toMatchObject({ recipient: 'store@cutsite.example', subject: 'Form of the site: Contact' });
    expect(mail?.body_text).toContain('What it is about: An order');
  });

  test('that is sent twice, as by a double click, is kept and mailed once', async () => {
    const sent = message('Twice?');
    const from = anAddress();
    await Promise.all([send('contact', sent, {}, from), send('contact', sent, {}, from)]);
    expect(await keptOf(sent.email)).toHaveLength(1);
    expect(await rows('select 1 from outbox_mail where body_text like $1', [`%${sent.email}%`])).toHaveLength(1);
  });

  test('of two people who say the same of a page is kept of both', async () => {
    const page = `/help/${randomUUID()}`;
    for (let at = 0; at < 2; at += 1) await send('helpful', { page, helpful: 'yes' });
    expect(await rows('select 1 from content.form_answer where page = $1', [page])).toHaveLength(2);
  });

  test('of readers is counted for the page that they read, which is drawn anew (CT-91)', async () => {
    const page = await anEvent();
    const [{ id }] = await rows('select id from content.published_entry where url = $1', [page]);
    const heard = await pagesChangedBy(async () => {
      for (const helpful of ['yes', 'no']) await send('helpful', { page, helpful });
    });
    expect([heard, await selectHelpfulCount(service.pool, id)]).toEqual([[page, page], { yes: 1, all: 2 }]);
  });

  test('that a program filled in is thanked for, and nothing of it is kept', async () => {
    const sent = { ...message('Buy now'), website: 'https://spam.example' };
    expect(await leadsTo(send('contact', sent))).toEqual([303, '/forms/contact?why=sent']);
    expect(await keptOf(sent.email)).toEqual([]);
  });

  test('with something wrong leads to a page that names the fields, and keeps nothing', async () => {
    const sent = { ...message('x'), email: 'rosa', topic: 'beer' };
    const [status, to] = await leadsTo(send('contact', sent));
    expect([status, new URL(to, origin).searchParams.get('fields')]).toEqual([303, 'email,topic']);
    expect(await keptOf('rosa')).toEqual([]);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('from %s is not taken (promise A6)', async (_from, headers) => {
    const sent = message('From elsewhere');
    expect((await leadsTo(send('contact', sent, headers)))[1]).toContain('why=elsewhere');
    expect(await keptOf(sent.email)).toEqual([]);
  });

  test('is taken five times an hour from one network address (CT-45)', async () => {
    const from = anAddress();
    const whys: string[] = [];
    for (let at = 0; at < 7; at += 1) whys.push((await leadsTo(send('contact', message(`No. ${at}`), {}, from)))[1]);
    expect(whys.map((to) => new URL(to, origin).searchParams.get('why'))).toEqual([
      'sent',
      'sent',
      'sent',
      'sent',
      'sent',
      'limited',
      'limited',
    ]);
  });

  test('that there is none of, or that is no form, leads to a page as well', async () => {
    expect(await leadsTo(send('lottery', {}))).toEqual([303, '/errors/HTTP404.html?error=Not+Found']);
    const asJson = await send('contact', {}, { 'content-type': 'application/json' });
    expect(asJson.statusCode).toBe(415);
    const large = await send('contact', message('x'.repeat(70_000)));
    expect(large.statusCode).toBe(413);
  });

  test('is told to the tracker where its sender agreed, and not else (WB-9)', async () => {
    const [agreed, silent] = [message('Yes'), message('No')];
    await send('contact', { ...agreed, consent: 'yes' });
    await send('contact', silent);
    expect(await rows('select event, account_id from tracker_event where email = $1', [agreed.email])).toEqual([
      { event: 'sent_form', account_id: null },
    ]);
    expect(await rows('select 1 from tracker_event where email = $1', [silent.email])).toEqual([]);
    expect(await keptOf(agreed.email)).toMatchObject([{ consent_at: expect.any(Date) }]);
  });
});

describe('seats of an event (CT-46)', () => {
  test('the last seats go to as many as there are, of twenty who come at once', async () => {
    const page = await anEvent({ seats: 3 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => leadsTo(send('event-registration', registration(page)))),
    );
    const { thanks } = siteForms['event-registration'];
    expect(answers.filter(([, to]) => to === thanks)).toHaveLength(3);
    expect(answers.filter(([, to]) => to.includes('why=full'))).toHaveLength(17);
    expect(await rows('select 1 from content.form_answer where page = $1', [page])).toHaveLength(3);
    expect(
      await rows('select 1 from outbox_mail where body_text like $1 and recipient = $2', [`%${page}%`, deskOfEvents]),
    ).toHaveLength(3);
  });

  test('an event without seats gives none, the first one included', async () => {
    const event = randomUUID();
    expect(await withTransaction(service.pool, (client) => takeSeat(client, event, 0))).toBe(false);
    expect(await rows('select taken from content.event_seats where event_id = $1', [event])).toEqual([]);
  });

  test('the list of events is drawn anew when a seat is taken, as it says how many are left (CT-73)', async () => {
    const page = await anEvent({ seats: 2 });
    const heard = await pagesChangedBy(() => send('event-registration', registration(page)));
    expect(heard).toEqual(['/events']);
  });

  test('a person has one seat, however often they register', async () => {
    const page = await anEvent({ seats: 2 });
    const mine = registration(page);
    for (const email of [mine.email, mine.email.toUpperCase(), mine.email]) {
      expect((await leadsTo(send('event-registration', { ...mine, email })))[1]).toBe('/events/thanks');
    }
    expect((await leadsTo(send('event-registration', registration(page))))[1]).toBe('/events/thanks');
    expect((await leadsTo(send('event-registration', registration(page))))[1]).toContain('why=full');
    expect((await leadsTo(send('event-registration', mine)))[1]).toBe('/events/thanks');
  });

  test('an event that is over, takes none, or is no event has none', async () => {
    const over = await anEvent({ starts_at: '2020-01-01T10:00:00Z', ends_at: '2020-01-01T11:00:00Z' });
    const elsewhere = await anEvent({ takes_registrations: false });
    for (const page of [over, elsewhere, '/contact', '//evil.example', '']) {
      expect((await leadsTo(send('event-registration', registration(page))))[1]).toContain('why=closed');
    }
  });

  test('its registrations are mailed to the address that is set for them', async () => {
    const page = await anEvent();
    await send('event-registration', registration(page));
    expect(
      await rows("select recipient from outbox_mail where body_text like $1 and subject like 'Form of the site%'", [
        `%${page}%`,
      ]),
    ).toEqual([{ recipient: deskOfEvents }]);
  });

  test('who registers has it confirmed by mail, once, with nothing in it that was typed (CT-69, promise X1)', async () => {
    const page = await anEvent();
    const mine = { ...registration(page), name: 'Buy at https://spam.example' };
    await send('event-registration', mine);
    await send('event-registration', mine);
    const mails = await rows('select subject, body_text from outbox_mail where recipient = $1', [mine.email]);
    expect(mails).toMatchObject([{ subject: 'You are registered: A clinic' }]);
    expect(mails[0]?.body_text).toContain('Sunday, 1 March 2099 at 10:00 UTC');
    expect(mails[0]?.body_text).toContain(page);
    expect(mails[0]?.body_text).not.toContain('spam');
  });

  test('a mailbox gets no more of them than of other mails that strangers cause; the seat is taken (CT-69, promise X1)', async () => {
    const email = `${randomUUID()}@lab.example`;
    for (let at = 0; at < mailsToOneMailbox + 2; at += 1) {
      const answer = await leadsTo(send('event-registration', registration(await anEvent(), email)));
      expect(answer[1]).toBe('/events/thanks');
    }
    expect(await keptOf(email)).toHaveLength(mailsToOneMailbox + 2);
    expect(await rows('select 1 from outbox_mail where recipient = $1', [email])).toHaveLength(mailsToOneMailbox);
  });

  test('who finds no seat left gets no mail', async () => {
    const page = await anEvent({ seats: 1 });
    await send('event-registration', registration(page));
    const late = registration(page);
    await send('event-registration', late);
    expect(await rows('select 1 from outbox_mail where recipient = $1', [late.email])).toEqual([]);
  });
});
