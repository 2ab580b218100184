import { createHmac } from 'node:crypto';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const secret = 'a-signing-key-of-the-organization';
const settings = {
  STAFF_DOMAINS: 'lab.example',
  CONTENT_SOURCE: 'contentstack',
  CONTENTSTACK_API_KEY: 'blt1234567890',
  CONTENTSTACK_DELIVERY_TOKEN: 'cs1234567890',
  CONTENTSTACK_ENVIRONMENT: 'live',
  CONTENTSTACK_WEBHOOK_SECRET: secret,
};

let service: TestService;
let editor: Customer;
beforeAll(async () => {
  service = await startTestService({ env: settings });
  editor = await aStaffMember(service.pool, 'content', 'administrator');
});
afterAll(() => service.stop());
beforeEach(async () => {
  await service.pool.query(`select graphile_worker.remove_job('sync_contentstack:stack')`);
});

const now = () => Math.floor(Date.now() / 1_000);
const body = JSON.stringify({ event: 'publish', module: 'entry', triggered_at: new Date().toISOString() });
const sign = (text: string, { seconds = now(), key = secret } = {}) =>
  `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')}`;
const send = async (signature: string | null, text = body, app = service.app) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/content/contentstack/webhook/',
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'x-contentstack-hmac-signature': signature }),
    },
    payload: text,
  });
  return [answer.statusCode, answer.json().error_code ?? answer.json().received];
};
const jobs = async () =>
  (await service.pool.query(`select key from graphile_worker.jobs where task_identifier = 'sync_contentstack'`)).rows;

describe('a message of Contentstack (CT-66)', () => {
  test('wakes the reading, one job for however many messages', async () => {
    expect(await send(sign(body))).toEqual([200, true]);
    expect(await send(sign(`${body} `), `${body} `)).toEqual([200, true]);
    expect(await jobs()).toEqual([{ key: 'sync_contentstack:stack' }]);
  });

  test('that comes again does nothing the second time', async () => {
    const signature = sign(body, { seconds: now() - 1 });
    expect(await send(signature)).toEqual([200, true]);
    await service.pool.query(`select graphile_worker.remove_job('sync_contentstack:stack')`);
    expect(await send(signature)).toEqual([200, true]);
    expect(await jobs()).toEqual([]);
  });

  test('is taken with either key while Contentstack changes it', async () => {
    const [, other = ''] = sign(body, { key: 'the key before' }).split(',');
    expect(await send(`${sign(body, { seconds: now() - 2 })},${other}`)).toEqual([200, true]);
  });

  test.each([
    ['signed with another key', sign(body, { key: 'guessed' })],
    ['without a signature', null],
    ['with a signature that is none', 't=1,v1=00'],
    ['with two times', `t=1,${sign(body)}`],
    ['older than five minutes', sign(body, { seconds: now() - 310 })],
    ['from the future', sign(body, { seconds: now() + 310 })],
    ['with the signature of another message', sign(`${body}.`)],
    ['with many signatures to try', sign(body) + `,v1=${'0'.repeat(64)}`.repeat(6)],
  ])('%s is refused, and wakes nobody', async (_what, signature) => {
    expect(await send(signature)).toEqual([400, 'signature_refused']);
    expect(await jobs()).toEqual([]);
  });

  test('is refused where editors publish', async () => {
    const other = await startTestService();
    try {
      expect(await send(sign(body), body, other.app)).toEqual([400, 'signature_refused']);
    } finally {
      await other.stop();
    }
  });
});

describe('while Contentstack publishes (CT-67)', () => {
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload: object = {}) => {
    const answer = await service.app.inject({
      method,
      url: `/api/staff/content/${path}`,
      headers: editor.headers,
      ...(method === 'GET' ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const draft = async () =>
    (
      await call('POST', 'entries/', {
        type: 'author',
        url: `/authors/${crypto.randomUUID()}`,
        fields: { title: 'A desk', role: 'Bench' },
      })
    ).body;
  const off = expect.stringContaining('Content is published in Contentstack.');

  test('an editor writes drafts and publishes none, now, by the clock, by many or by a file, and reads why', async () => {
    const entry = await draft();
    expect(entry).toMatchObject({ publishing_off: off, is_kept_elsewhere: false });
    const { id, revision } = entry;
    const saved = await call('PUT', `entries/${id}/`, { revision, url: entry.url, fields: entry.fields });
    expect(saved.status).toBe(200);
    const refused = { status: 409, body: { detail: off, error_code: 'conflict' } };
    expect(await call('POST', `entries/${id}/publish/`, { revision: 2 })).toEqual(refused);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const schedule = (publish_at: string | null) =>
      call('POST', `entries/${id}/schedule/`, { revision: 2, publish_at, unpublish_at: null });
    expect(await schedule(at)).toEqual(refused);
    expect((await schedule(null)).status).toBe(200);
    const many = await call('POST', 'bulk/', { action: 'publish', entries: [{ id, revision: 3 }] });
    expect(many.body.results).toEqual([{ id, ok: false, detail: off }]);
    const file = { format: 1, media: [], entries: [] };
    expect((await call('POST', 'import/', { dry_run: false, file })).body.faults).toEqual([
      { entry: 'The file', message: off },
    ]);
  });

  test('what comes from there is not written here', async () => {
    const { id, revision, url, fields } = await draft();
    await service.pool.query(
      `insert into content.contentstack_item (kind, uid, type_uid, data, event_at, generation, state, local_id)
       values ('entry', $1, 'author', '{}', now(), 1, 'kept', $2)`,
      [`blt${id}`, id],
    );
    expect((await call('GET', `entries/${id}/`)).body).toMatchObject({ is_kept_elsewhere: true });
    for (const [method, path, payload] of [
      ['PUT', '', { revision, url, fields }],
      ['POST', 'unpublish/', { revision }],
      ['POST', 'trash/', { revision }],
      ['POST', 'duplicate/', {}],
    ] as const) {
      expect((await call(method, `entries/${id}/${path}`, payload)).body.detail).toEqual(off);
    }
  });

  test('the reading is shown with what was set aside, and woken by hand, which is written down', async () => {
    await service.pool.query(
      `insert into content.contentstack_item (kind, uid, type_uid, data, event_at, generation, state, fault, reasons, aside_since)
       values ('entry', 'bltaside', 'author', '{"title": "A desk"}', now(), 1, 'aside', 'fields', '{role: Role is missing.}', now())`,
    );
    const { body } = await call('GET', 'source/');
    expect(body).toMatchObject({ kind: 'contentstack', publishing_off: off });
    expect(body.reading).toMatchObject({
      of: 'cdn.contentstack.io, live, en-us',
      aside_in_all: 1,
      has_webhook: true,
      read_at: null,
      aside: [{ uid: 'bltaside', title: 'A desk', reasons: ['role: Role is missing.'], is_live: false }],
    });
    expect((await call('POST', 'source/read/')).body.reading).toMatchObject({ aside_in_all: 0 });
    expect(await jobs()).toEqual([{ key: 'sync_contentstack:stack' }]);
    const { rows } = await service.pool.query(
      `select 1 from staff_audit where actor_id = $1 and action = 'read_source'`,
      [editor.accountId],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/cs1234567890|blt1234567890|a-signing-key/);
  });

  test('where editors publish there is nothing to read', async () => {
    const other = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
    try {
      const { headers } = await aStaffMember(other.pool, 'content');
      const ask = (method: 'GET' | 'POST', path: string) =>
        other.app.inject({
          method,
          url: `/api/staff/content/${path}`,
          headers,
          ...(method === 'POST' && { payload: {} }),
        });
      expect((await ask('GET', 'source/')).json()).toEqual({ kind: 'here', publishing_off: null, reading: null });
      expect((await ask('POST', 'source/read/')).statusCode).toBe(409);
    } finally {
      await other.stop();
    }
  });
});
