import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { aMailServer } from '@cutsite/test-support/mail-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../database/index.ts';
import {
  listMails,
  type Mail,
  type MailPort,
  mailGateway,
  mailsAbout,
  putMail,
  putMailAgain,
  sendDueMails,
  writeMail,
} from './index.ts';
import { maxSendingMs } from './smtp-mail.ts';

const noon = new Date('2026-11-01T12:00:00Z');
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const put = (to: string) =>
  withTransaction(database.pool, (client) =>
    putMail(
      client,
      writeMail({ to, subject: 'Hello' }, ['A text.', { link: 'https://s.example/a?b=1&c=2', label: 'Go' }]),
      noon,
    ),
  );

/** A way out that remembers, and fails for some addresses. */
function aMailbox(failsFor: (mail: Mail) => boolean = () => false) {
  const sent: { readonly to: string; readonly id: string }[] = [];
  const port: MailPort = {
    send: async (mail, id) => {
      if (failsFor(mail)) throw new Error('mailbox unavailable');
      sent.push({ to: mail.to, id });
    },
    close: () => undefined,
  };
  return { sent, port };
}

describe('a mail of the outbox', () => {
  test('exists only when its transaction is committed', async () => {
    const broken = withTransaction(database.pool, async (client) => {
      await putMail(client, { to: 'a@lab.example', subject: '', text: '', html: '' }, noon);
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect(await listMails(database.pool, undefined)).toEqual([]);
  });

  test('is sent once, also by four processes that look at the same time', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => put(`${index}@lab.example`)));
    const { sent, port } = aMailbox();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 4 }, () => sendDueMails(database.pool, port, after(1))));
    }
    expect(sent).toHaveLength(30);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(30);
  });

  test('that cannot be sent is tried again later, under the same id, and delays no other mail', async () => {
    await put('full@lab.example');
    await put('open@lab.example');
    let isFull = true;
    const { sent, port } = aMailbox((mail) => isFull && mail.to === 'full@lab.example');
    expect(await sendDueMails(database.pool, port, noon)).toEqual({ sent: 1, failed: 1 });
    expect(await sendDueMails(database.pool, port, after(0.5))).toEqual({ sent: 0, failed: 0 });
    isFull = false;
    expect(await sendDueMails(database.pool, port, after(1))).toEqual({ sent: 1, failed: 0 });
    expect(sent.map(({ to }) => to)).toEqual(['open@lab.example', 'full@lab.example']);
  });

  test('is held by one process for as long as a slow mail server can take, and by the next when that one died', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => put(`${index}@lab.example`)));
    let begun = 0;
    const hanging: MailPort = { send: () => new Promise(() => (begun += 1)), close: () => undefined };
    void sendDueMails(database.pool, hanging, noon);
    await expect.poll(() => begun).toBe(20);
    const { port } = aMailbox();
    const slowest = new Date(noon.getTime() + maxSendingMs(20));
    expect(await sendDueMails(database.pool, port, slowest)).toEqual({ sent: 0, failed: 0 });
    expect(await sendDueMails(database.pool, port, after(5))).toEqual({ sent: 20, failed: 0 });
  });

  test('is given up after a day of tries', async () => {
    await put('gone@lab.example');
    const { port } = aMailbox(() => true);
    let tries = 0;
    for (let hours = 0; hours < 24 * 7; hours += 1)
      tries += (await sendDueMails(database.pool, port, after(hours * 60))).failed;
    expect(tries).toBe(12);
  });

  test('that was given up is told from one that is tried again, and is tried again itself when staff ask (OF-24)', async () => {
    const { pool } = database;
    const about = '01900000-0000-7000-8000-000000000001';
    const mail = { ...writeMail({ to: 'gone@lab.example', subject: 'Hello' }, ['A text.']), about };
    await withTransaction(pool, (client) => putMail(client, mail, noon));
    const failing = aMailbox(() => true).port;
    await sendDueMails(pool, failing, noon);
    const failure = 'mailbox unavailable';
    expect(await mailsAbout(pool, about)).toMatchObject([{ failure, nextTryAt: after(1) }]);
    for (let hours = 1; hours < 24 * 7; hours += 1) await sendDueMails(pool, failing, after(hours * 60));
    const [givenUp] = await mailsAbout(pool, about);
    expect(givenUp).toMatchObject({ sentAt: null, failure, nextTryAt: null });
    const later = after(24 * 7 * 60);
    const again = { id: givenUp?.id ?? '', about, now: later };
    // It never arrived, so that its reader is not told of an earlier one.
    const promised = await withTransaction(pool, (client) => putMailAgain(client, again));
    expect(promised).toEqual({ to: 'gone@lab.example', subject: 'Hello' });
    expect(await mailsAbout(pool, about)).toMatchObject([{ failure, nextTryAt: later }]);
    const { sent, port } = aMailbox();
    await sendDueMails(pool, port, later);
    expect(sent).toEqual([{ to: 'gone@lab.example', id: givenUp?.id }]);
    expect(await mailsAbout(pool, about)).toMatchObject([{ sentAt: later, failure: null, nextTryAt: null }]);
  });

  test('keeps no text once it is sent: links open accounts', async () => {
    await put('a@lab.example');
    await sendDueMails(database.pool, aMailbox().port, noon);
    expect(await listMails(database.pool, undefined)).toMatchObject([{ text: '', html: '' }]);
  });

  test('keeps its text when it is about something, so that it can be sent again in its words (OF-24)', async () => {
    const { pool } = database;
    const about = '01900000-0000-7000-8000-000000000000';
    const mail = { ...writeMail({ to: 'a@lab.example', subject: 'Hello' }, ['A text.']), about };
    await withTransaction(pool, (client) => putMail(client, mail, noon));
    await sendDueMails(pool, aMailbox().port, noon);
    const [sent] = await mailsAbout(pool, about);
    const again = { id: sent?.id ?? '', about, now: after(1) };
    const promised = await withTransaction(pool, (client) => putMailAgain(client, again));
    expect(promised).toEqual({ to: 'a@lab.example', subject: 'Again: Hello' });
    const [, first] = await listMails(pool, undefined);
    expect(await listMails(pool, undefined)).toMatchObject([{ text: mail.text, html: mail.html }, first]);
    await pool.query(`update outbox_mail set body_text = '' where id = $1`, [sent?.id]);
    expect(await withTransaction(pool, (client) => putMailAgain(client, again))).toBe('forgotten');
  });
});

describe('what is written', () => {
  test('has the same words as text and as HTML, and no markup of a customer', () => {
    const mail = writeMail({ to: 'a@lab.example', subject: 'For <you>' }, [
      '<b>&',
      { link: 'https://s.example/?a=1&b', label: 'Go' },
    ]);
    expect(mail.text).toBe(
      '<b>&\n\nGo:\nhttps://s.example/?a=1&b\n\n-- \nCutsite · s.example\nFor research use only. Not for use in diagnostic procedures.\n',
    );
    expect(mail.html).toMatch(/<p [^>]*>&lt;b&gt;&amp;<\/p>/);
    expect(mail.html).toMatch(/<a href="https:\/\/s\.example\/\?a=1&amp;b" [^>]*>Go<\/a>/);
    expect(mail.html).toContain('<title>For &lt;you&gt;</title>');
    expect(mail.html).not.toContain('<b>');
  });

  test("names the store in its footer by the link that is ours, after a carrier's", () => {
    const { html } = writeMail({ to: 'a@lab.example', subject: 'Sent' }, [
      { link: 'https://carrier.example/1', label: 'Follow the parcel' },
      { link: 'https://store.example/account/orders/detail?order=1', label: 'See the order' },
    ]);
    expect(html).toMatch(/<a href="https:\/\/store\.example" [^>]*>store\.example<\/a>/);
    expect(html).toContain('For research use only');
  });

  test('looks like us in a light and in a dark scheme, and loads nothing from anywhere', () => {
    const { html } = writeMail({ to: 'a@lab.example', subject: 'Hello' }, ['A text.']);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
    expect(html).not.toMatch(/null|undefined/);
  });

  test('reaches a mail server by SMTP with both forms and an id that stays the same', async () => {
    const server = await aMailServer();
    const port = mailGateway({ kind: 'smtp', url: server.url, from: 'Cutsite <store@cutsite.example>' });
    if (!port) throw new Error('there must be a way out');
    await put('ada@lab.example');
    expect(await sendDueMails(database.pool, port, noon)).toEqual({ sent: 1, failed: 0 });
    port.close();
    await server.close();
    const [received] = server.received;
    expect(received?.recipients).toEqual(['ada@lab.example']);
    expect(received?.source).toMatch(/^From: Cutsite <store@cutsite\.example>$/m);
    expect(received?.source).toMatch(/^Message-ID: <[0-9a-f-]{36}@cutsite\.example>$/m);
    expect(received?.source).toContain('text/plain');
    expect(received?.source).toContain('text/html');
  });

  test('stays in the outbox of a demo store', () => {
    expect(mailGateway({ kind: 'outbox', from: 'store@cutsite.example' })).toBeNull();
  });
});
