import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
let sales: Customer;
let production: Customer;
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  sales = await aStaffMember(service.pool, 'sales');
  production = await aStaffMember(service.pool, 'production');
});
afterAll(() => service.stop());

const base = '/order/advanced_requests/';
const get = (who: Customer, url: string) => service.app.inject({ url, headers: who.headers });
const send = (method: 'POST' | 'PUT' | 'DELETE', who: Customer, url: string, payload?: object, key?: string) =>
  service.app.inject({
    method,
    url,
    headers: { ...who.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    ...(payload === undefined ? {} : { payload }),
  });

const parent = { title: 'GFP at LMNB1', aim: 'Live imaging', use: 'research', needed_by: '2099-03-30' };
const child = { organisation: 'Meridian', about: ['supply', 'other'], 'about.extra': 'training', idea: 'A year' };
const payload = { request_type: 'partnership', annotation: 'Second try', answers: { parent, child } };

async function aRequest() {
  const owner = await aCustomer(service.pool);
  const created = await send('POST', owner, base, payload);
  expect([created.body, created.statusCode]).toEqual([created.body, 201]);
  return { owner, id: created.json().id as string, url: `${base}${created.json().id}/`, wire: created.json() };
}
const mailsTo = async ({ accountId }: Customer) => {
  const { rows } = await service.pool.query<{ subject: string; body_text: string }>(
    'select subject, body_text from outbox_mail where recipient = $1 order by id',
    [`${accountId}@lab.example`],
  );
  return rows;
};
const staffWrites = async (id: string, what: string, body: object, who = sales) => {
  const { version } = (await get(sales, `/api/staff/requests/${id}/`)).json();
  return send('POST', who, `/api/staff/requests/${id}/${what}/`, { version, ...body });
};

describe('A new request', () => {
  test('has a number, what was declared and nothing else, and mails to both sides (RQ-1, RQ-12)', async () => {
    const owner = await aCustomer(service.pool);
    const answers = { parent: { ...parent, price: '1.00' }, child: { ...child, discount: 'all' } };
    const created = await send('POST', owner, base, { ...payload, answers });
    expect(created.statusCode).toBe(201);
    const wire = created.json();
    expect(wire).toMatchObject({ number: expect.stringMatching(/^R-\d{4}-\d{6}$/), state: 'submitted', version: 1 });
    expect(wire.answers).toEqual({ parent, child });
    expect(wire.written.flatMap((panel: { answers: object[] }) => panel.answers)).toContainEqual(
      expect.objectContaining({ label: 'Needed by', text: '30 March 2099' }),
    );
    const [mail] = await mailsTo(owner);
    expect(mail?.subject).toBe(`Your request ${wire.number}`);
    expect(mail?.body_text).toContain('What it is about: Long-term supply, Other: training');
    expect((await mailsTo(sales)).map(({ subject }) => subject)).toContain(`Request ${wire.number}: new`);
  });

  test('is one for each Idempotency-Key, and numbers have no gap', async () => {
    const owner = await aCustomer(service.pool);
    const [one, two] = await Promise.all([
      send('POST', owner, base, payload, 'once'),
      send('POST', owner, base, payload, 'once'),
    ]);
    expect(one.json().id).toBe(two.json().id);
    expect((await send('POST', owner, base, { ...payload, annotation: 'x' }, 'once')).statusCode).toBe(422);
    const next = await send('POST', owner, base, payload);
    expect(Number(next.json().number.slice(-6))).toBe(Number(one.json().number.slice(-6)) + 1);
  });

  test('says what is wrong at each field', async () => {
    const owner = await aCustomer(service.pool);
    const answers = { parent: { ...parent, title: '' }, child: { ...child, about: ['nonsense'] } };
    const refused = await send('POST', owner, base, { ...payload, answers });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().field_errors).toEqual({
      'parent.title': ['Please fill in: Short title.'],
      'child.about': ['Please choose an option of the list for “What it is about”.'],
    });
    expect((await send('POST', owner, base, { ...payload, price: '1.00' })).statusCode).toBe(400);
  });

  test('is the tenth and last that is open, also when many come at once', async () => {
    const owner = await aCustomer(service.pool);
    await service.pool.query(
      `insert into advanced_request (account_id, id, number, request_type, parent_version, child_version, title, annotation,
                                     answers, created_at, updated_at)
       select $1::uuid, gen_random_uuid(), 'T-' || $1::text || n, 'bulk', 1, 1, '', '', '{"parent": {}, "child": {}}', now(), now()
         from generate_series(1, 9) n`,
      [owner.accountId],
    );
    const codes = (await Promise.all([1, 2, 3].map(() => send('POST', owner, base, payload)))).map((a) => a.statusCode);
    expect(codes.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  });

  test('goes to who looks after its type and country', async () => {
    const [europe, bulk] = [await aStaffMember(service.pool, 'sales'), await aStaffMember(service.pool, 'sales')];
    await service.pool.query(
      `insert into sales_territory (account_id, territory, countries, request_types)
       values ($1, 'Europe', '{DE}', '{}'), ($2, 'Bulk', '{}', '{partnership}')`,
      [europe.accountId, bulk.accountId],
    );
    const { wire } = await aRequest();
    expect(wire.sales_rep).toMatchObject({ id: bulk.accountId, territory: 'Bulk' });
    await service.pool.query('delete from sales_territory');
  });
});

describe('A request belongs to its owner', () => {
  test('who alone reads and changes it (ruling 62)', async () => {
    const { url, id, wire } = await aRequest();
    const other = await aCustomer(service.pool);
    expect((await get(other, url)).statusCode).toBe(404);
    const change = { version: wire.version, answers: payload.answers };
    expect((await send('PUT', other, url, change)).statusCode).toBe(404);
    expect((await send('POST', other, `${url}messages/`, { text: 'Hello' })).statusCode).toBe(404);
    expect((await get(other, base)).json()).toEqual({ requests: [] });
    expect((await get(production, `/api/staff/requests/${id}/`)).statusCode).toBe(403);
  });

  test('who changes it while it is new, with the version that was read (RQ-14)', async () => {
    const { owner, url, wire } = await aRequest();
    const answers = { parent: { ...parent, title: 'GFP at ACTB' }, child };
    const changed = await send('PUT', owner, url, { version: wire.version, answers });
    expect(changed.json()).toMatchObject({ title: 'GFP at ACTB', version: 2, annotation: 'Second try' });
    const stale = await send('PUT', owner, url, { version: wire.version, answers });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ error_code: 'request_changed', detail: expect.stringContaining('Ada Test') });
  });

  test('who withdraws it, and then it stays as it is', async () => {
    const { owner, url, wire } = await aRequest();
    const withdrawn = (await send('POST', owner, `${url}withdraw/`, { version: wire.version })).json();
    expect(withdrawn.state).toBe('withdrawn');
    const again = await send('POST', owner, `${url}withdraw/`, { version: withdrawn.version });
    expect([again.statusCode, again.json().detail]).toEqual([409, expect.stringContaining('“Withdrawn”')]);
    expect((await send('POST', owner, `${url}messages/`, { text: 'Hello' })).statusCode).toBe(409);
    const version = withdrawn.version as number;
    expect((await send('PUT', owner, url, { version, answers: payload.answers })).statusCode).toBe(409);
  });

  test('who chooses a representative until somebody has answered (RQ-16, ruling 52)', async () => {
    const { owner, url, id } = await aRequest();
    const listed = (await get(owner, '/sales/sales_reps/')).json().sales_reps as { id: string }[];
    expect(listed.map((rep) => rep.id)).toContain(sales.accountId);
    const set = (rep: string | null) => send('PUT', owner, `${url}set_sales_rep/`, { sales_rep_id: rep });
    expect((await set(sales.accountId)).json().sales_rep).toMatchObject({ id: sales.accountId });
    expect((await set(production.accountId)).statusCode).toBe(400);
    expect((await staffWrites(id, 'messages', { kind: 'message', text: 'We can.' })).statusCode).toBe(200);
    expect((await set(null)).statusCode).toBe(409);
  });
});

test('each change of either side has its row of history, and its mail to the other (RQ-25)', async () => {
  const { owner, url, id, wire } = await aRequest();
  const set = (await send('PUT', owner, `${url}set_sales_rep/`, { sales_rep_id: sales.accountId })).json();
  const changed = (await send('PUT', owner, url, { version: set.version, answers: payload.answers })).json();
  expect((await staffWrites(id, 'sales-rep', { sales_rep_id: sales.accountId })).statusCode).toBe(200);
  const version = changed.version + 1;
  expect((await send('POST', owner, `${url}withdraw/`, { version })).statusCode).toBe(200);
  const written = 'select kind || $2 || side as row from advanced_request_event where request_id = $1 order by at, id';
  const { rows } = await service.pool.query<{ row: string }>(written, [id, ' by ']);
  const kinds = ['sent by customer', 'assigned by customer', 'changed by customer', 'assigned by staff'];
  expect(rows.map(({ row }) => row)).toEqual([...kinds, 'withdrawn by customer']);
  const told = (await mailsTo(sales)).map(({ subject }) => subject).filter((subject) => subject.includes(wire.number));
  const whats = ['for you to answer', 'changed', 'withdrawn'].map((what) => `Request ${wire.number}: ${what}`);
  expect(told).toEqual(expect.arrayContaining(whats));
  expect((await mailsTo(owner)).at(-1)?.subject).toMatch(/ answers it$/);
});

describe('A link to a request', () => {
  test('is read by anybody until it is revoked, without what is among colleagues (ruling 62)', async () => {
    const { owner, url, id } = await aRequest();
    await staffWrites(id, 'messages', { kind: 'note', text: 'They pay late.' });
    const shared = (await send('POST', owner, `${url}shares/`)).json();
    const token = new URL(shared.link).searchParams.get('token') ?? '';
    const open = async () => send('POST', await aCustomer(service.pool), '/api/shared-request/open/', { token });
    const opened = await open();
    expect(opened.json()).toMatchObject({ owner_name: 'Ada Test', title: 'GFP at LMNB1' });
    expect(opened.body).not.toContain('They pay late.');
    expect(opened.body).not.toContain('actions');
    const shareId = shared.request.shares[0].id as string;
    expect((await send('DELETE', owner, `${url}shares/${shareId}/`)).json().shares).toEqual([]);
    expect((await open()).statusCode).toBe(404);
    const subjects = (await mailsTo(owner)).map(({ subject }) => subject).join('\n');
    expect(subjects).toMatch(/a link to read it was made\n.*a link to read it was revoked/);
  });

  test('ends by itself, and is no longer listed (ruling 62)', async () => {
    const { owner, url, id } = await aRequest();
    const token = new URL((await send('POST', owner, `${url}shares/`)).json().link).searchParams.get('token');
    await service.pool.query('update advanced_request_share set expires_at = created_at where request_id = $1', [id]);
    expect((await send('POST', owner, '/api/shared-request/open/', { token })).statusCode).toBe(404);
    expect((await get(owner, url)).json().shares).toEqual([]);
  });
});

describe('Sales', () => {
  test('asks, the owner answers and may change it, and both sides stand in the thread', async () => {
    const { owner, url, id } = await aRequest();
    const asked = await staffWrites(id, 'messages', { kind: 'question', text: 'Which passage?' });
    expect(asked.json()).toMatchObject({ state: 'waiting_for_customer', sales_rep: expect.anything() });
    expect((await mailsTo(owner)).at(-1)?.body_text).toContain('Which passage?');
    const answered = await send('POST', owner, `${url}messages/`, { text: 'Eighteen.' });
    expect(answered.json()).toMatchObject({ state: 'with_sales' });
    expect(answered.json().thread.map(({ kind, side }: { kind: string; side: string }) => [kind, side])).toEqual([
      ['sent', 'customer'],
      ['question', 'staff'],
      ['message', 'customer'],
    ]);
    const { version } = answered.json();
    expect((await send('PUT', owner, url, { version, answers: payload.answers })).statusCode).toBe(409);
  });

  test('notes something that no customer reads, in no answer and no mail', async () => {
    const { owner, url, id } = await aRequest();
    await staffWrites(id, 'messages', { kind: 'note', text: 'Only among us.' });
    expect((await get(owner, url)).body).not.toContain('Only among us.');
    expect(JSON.stringify(await mailsTo(owner))).not.toContain('Only among us.');
    expect((await get(sales, `/api/staff/requests/${id}/`)).body).toContain('Only among us.');
  });

  test('closes it with a reason that its customer reads', async () => {
    const { owner, id, url } = await aRequest();
    expect((await staffWrites(id, 'close', { text: 'We do not make virus.' })).json().state).toBe('closed');
    expect((await get(owner, url)).json().thread.at(-1)).toMatchObject({ text: 'We do not make virus.' });
  });

  test('finds it in the list by number, state, and customer', async () => {
    const { id, wire } = await aRequest();
    const found = async (query: string) =>
      (await get(sales, `/api/staff/requests/?${query}`)).json().requests.map((request: { id: string }) => request.id);
    expect(await found(`search=${wire.number}`)).toEqual([id]);
    expect(await found(`search=${wire.number}&state=closed`)).toEqual([]);
    expect(await found('search=100%25')).toEqual([]);
  });

  test('of two who write at once one is told who was faster', async () => {
    const { id } = await aRequest();
    const write = (text: string) =>
      send('POST', sales, `/api/staff/requests/${id}/messages/`, { version: 1, kind: 'message', text });
    const answers = await Promise.all([write('One'), write('Two')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

test('files come and go while a request is open, and sales reads them (RQ-13)', async () => {
  const { owner, url, id, wire } = await aRequest();
  const upload = (name: string, bytes: string) =>
    service.app.inject({
      method: 'POST',
      url: `${url}attachments/?file_name=${name}`,
      headers: { ...owner.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    });
  expect((await upload('map.exe', 'MZ')).statusCode).toBe(400);
  expect((await upload('map.txt', 'LMNB1 donor')).statusCode).toBe(201);
  const { files } = (await get(sales, `/api/staff/requests/${id}/`)).json();
  expect(files).toMatchObject([{ file_name: 'map.txt' }]);
  expect((await get(sales, `/api/staff/requests/${id}/attachments/${files[0].id}/`)).body).toBe('LMNB1 donor');
  expect((await get(await aCustomer(service.pool), `${url}attachments/`)).statusCode).toBe(404);
  await send('POST', owner, `${url}withdraw/`, { version: wire.version });
  expect((await upload('more.txt', 'x')).statusCode).toBe(409);
});

test('files of both sides stand in the thread, and nobody takes away what the other attached (RQ-30)', async () => {
  const { owner, url, id } = await aRequest();
  const attach = (who: Customer, to: string, name: string) =>
    service.app.inject({
      method: 'POST',
      url: `${to}attachments/?file_name=${name}`,
      headers: { ...who.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from('LMNB1 donor'),
    });
  expect((await attach(owner, url, 'map.txt')).statusCode).toBe(201);
  const sent = await attach(sales, `/api/staff/requests/${id}/`, 'design.txt');
  expect([sent.body, sent.statusCode]).toEqual([sent.body, 201]);
  expect((await attach(production, `/api/staff/requests/${id}/`, 'design.txt')).statusCode).toBe(403);
  const { thread } = (await get(owner, url)).json();
  expect(thread.slice(-2)).toMatchObject([
    { kind: 'file', side: 'customer', text: 'map.txt' },
    { kind: 'file', side: 'staff', text: 'design.txt' },
  ]);
  const fileUrl = `${url}attachments/${sent.json().id}/`;
  expect((await get(owner, fileUrl)).body).toBe('LMNB1 donor');
  expect((await send('DELETE', owner, fileUrl)).statusCode).toBe(404);
  expect((await mailsTo(owner)).at(-1)?.subject).toContain('a file for you');
  await staffWrites(id, 'close', { text: 'No.' });
  expect((await attach(sales, `/api/staff/requests/${id}/`, 'late.txt')).statusCode).toBe(409);
});
