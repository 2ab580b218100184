import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aPurchaseOrder, aReadyCart } from '@cutsite/test-support/checkout';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { printFigure } from '@cutsite/test-support/figures';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTwoStores, type TwoStores, times } from '../testing/two-stores.ts';

const adds = 400;
let stores: TwoStores;
beforeAll(async () => {
  stores = await startTwoStores({
    STAFF_DOMAINS: 'cutsite.example, lab.example',
    RATE_LIMIT_ADDS: `${adds}/1h`,
    RATE_LIMIT_REGISTRATIONS: '6/1h',
    RATE_LIMIT_SIGN_INS_PER_ADDRESS: '40/1h',
  });
});
afterAll(() => stores.stop());

/** Somebody at a browser, whose cookies go to both stores. */
async function aBrowser() {
  const cookies = new Map<string, string>();
  const send = async (place: number, path: string, body?: object): Promise<{ status: number; text: string }> => {
    const answer = await fetch(`${stores.at[place % 2]}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': cookies.get('csrftoken') ?? '',
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return { status: answer.status, text: await answer.text() };
  };
  await send(0, '/api/users/me/');
  return { send, me: async (place: number) => (await send(place, '/api/users/me/')).status };
}

const rosa = { username: 'rosa@helixlab.example', password: 'guide-the-cut' };
const newPassword = 'three quiet pipettes';

describe('two processes of the store on one PostgreSQL (promise L6)', () => {
  test('start at the same moment on an empty database: each migration and each demo account once', async () => {
    for (const address of stores.at) expect((await fetch(`${address}/ready`)).status).toBe(200);
    const { rows } = await stores.preparing.pool.query(
      'select email_normalised from account group by 1 having count(*) > 1',
    );
    expect(rows).toEqual([]);
    expect(await stores.count('voucher')).toBe(3);
    expect(await stores.count('edit_credit')).toBe(2);
  });

  test('who signs in at one is signed in at the other, and signed out at both', async () => {
    const browser = await aBrowser();
    expect((await browser.send(0, '/account/api-login', rosa)).status).toBe(200);
    expect([await browser.me(0), await browser.me(1)]).toEqual([200, 200]);
    expect((await browser.send(1, '/account/api-logout', {})).status).toBe(200);
    expect([await browser.me(0), await browser.me(1)]).toEqual([401, 401]);
  });

  test('a password changed at one ends the sessions that the other has opened', async () => {
    const [here, elsewhere] = [await aBrowser(), await aBrowser()];
    await here.send(0, '/account/api-login', rosa);
    await elsewhere.send(1, '/account/api-login', rosa);
    const change = { password: newPassword, current_password: rosa.password };
    expect((await here.send(0, '/account/reset-password', change)).status).toBe(200);
    expect([await elsewhere.me(0), await elsewhere.me(1)]).toEqual([401, 401]);
    expect([await here.me(0), await here.me(1)]).toEqual([200, 200]);
  });

  test('attempts to sign in from one address are counted together, to the last one', async () => {
    const browser = await aBrowser();
    const wrong = { username: 'nobody@lab.example', password: 'wrong horse' };
    // The tests above have used up some of the forty.
    let looked = 0;
    for (let place = 0; place < 80; place += 1) {
      const { status } = await browser.send(place, '/account/api-login', {
        ...wrong,
        username: `n${place}@lab.example`,
      });
      if (status === 400) looked += 1;
      else expect(status).toBe(429);
    }
    const counted = await stores.preparing.pool.query(
      `select cardinality(attempts) as count from throttle where purpose = 'sign_in_from'`,
    );
    expect(counted.rows).toEqual([{ count: 40 }]);
    expect(looked).toBeLessThan(40);
  });

  test('six registrations from one address pass, whichever store is asked, also at once', async () => {
    const browser = await aBrowser();
    const person = { first_name: 'Ada', last_name: 'Two', company_name: 'Two Stores', password: newPassword };
    const answers = await Promise.all(
      times(20, (place) =>
        browser.send(place, '/account/create-new-user', { ...person, email: `ada${place}@two.example` }),
      ),
    );
    const counted = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([counted(200), counted(429)]).toEqual([6, 14]);
  });

  test('a customer who has used up the adds at one is soon refused by the other, who has seen few of them', async () => {
    const customer = await aCustomer(stores.preparing.pool);
    let tubes = 0;
    const add = async (place: number) => {
      tubes += 1;
      const item = guideRnaItemToWire(aTubeItem([`tube ${tubes}`]));
      return (await stores.post(place, '/api/order/add/', customer, [item])).status;
    };
    let passed = 0;
    while ((await add(0)) === 201) passed += 1;
    expect(passed).toBe(adds);
    // The other one gets the counts with the first call that it counts itself; some calls pass meanwhile.
    let passedToo = 0;
    while ((await add(1)) === 201) passedToo += 1;
    printFigure(`L6: after ${adds} of ${adds} adds at one process, the other let ${passedToo} more pass`);
    expect(passedToo).toBeLessThan(adds / 4);
  }, 120_000);

  test('each mail is sent once, though both send: 24 orders, half of them placed at each', async () => {
    const carts = await Promise.all(times(24, () => aReadyCart(stores.preparing)));
    const answers = await Promise.all(
      carts.map((cart, index) => stores.pay(index, cart, 'purchase_order', aPurchaseOrder)),
    );
    expect(answers.map(({ status }) => status)).toEqual(times(24, () => 200));
    const numbers = answers.map(({ body }) => body['order_number'] ?? '');
    while ((await stores.count('outbox_mail where sent_at is null')) > 0);
    const sent = stores.mails.received.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]);
    for (const number of numbers) {
      const readers = await stores.count(`outbox_mail where subject = $1`, `Your order ${number}`);
      expect(sent.filter((subject) => subject === `Your order ${number}`)).toHaveLength(readers);
    }
    await stores.expectNothingBroken();
  });

  test('what a customer left half paid is settled once, though both look after it', async () => {
    const carts = await Promise.all(times(6, () => aReadyCart(stores.preparing)));
    for (const [place, cart] of carts.entries()) {
      const intent = (await stores.pay(place, cart, 'stripe')).body;
      const shown = await fetch(
        `${stores.at[place % 2]}/demo/card-network/v1/payment_intents/${intent['payment_intent_id']}/confirm`,
        {
          method: 'POST',
          body: new URLSearchParams({
            key: intent['publishable_key'] ?? '',
            client_secret: intent['client_secret'] ?? '',
            'payment_method_data[type]': 'card',
            'payment_method_data[card][number]': '4242424242424242',
            'payment_method_data[card][exp_month]': '12',
            'payment_method_data[card][exp_year]': '2099',
            'payment_method_data[card][cvc]': '123',
            return_url: `${stores.at[0]}/checkout/back`,
          }),
        },
      );
      expect(shown.status).toBe(200);
    }
    // The browsers are closed, so no call confirms. Messages of the network and the reconcilers of both finish it.
    const ids = carts.map(({ id }) => id);
    while ((await stores.count('placed_order where id = any($1)', ids)) < carts.length);
    expect(await stores.count(`payment where cart_id = any($1) and status = 'succeeded'`, ids)).toBe(carts.length);
    await stores.expectNothingBroken();
  });
});

interface Entry {
  readonly id: string;
  readonly revision: number;
}

describe('content over two processes of the store (CT-50, CT-52, promise L6)', () => {
  let editor: Customer;
  beforeAll(async () => {
    editor = await aStaffMember(stores.preparing.pool, 'content');
  });

  /** A call of the editor at the first store, the second one, and so on. */
  async function asked(place: number, method: string, path: string, body?: object) {
    const answer = await fetch(`${stores.at[place % 2]}/api/staff/content/entries/${path}`, {
      method,
      headers: { ...editor.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Entry };
  }

  async function anAuthor(place: number, url: string, role = 'Protocols'): Promise<Entry> {
    const fields = { title: `The desk at ${url}`, role };
    const made = await asked(place, 'POST', '', { type: 'author', url, fields });
    expect(made.status).toBe(201);
    return made.body;
  }

  const pageAt = async (place: number, url: string) => {
    const answer = await fetch(`${stores.at[place % 2]}${url}`);
    return { status: answer.status, html: await answer.text() };
  };

  test('who has an entry open at one store is told to who has it open at the other (CT-53)', async () => {
    const colleague = await aStaffMember(stores.preparing.pool, 'content');
    const { id } = await anAuthor(0, '/authors/looked-at');
    const look = async (place: number, { headers }: Customer) => {
      const url = `${stores.at[place]}/api/staff/content/entries/${id}/looking/`;
      return (await (await fetch(url, { method: 'POST', headers })).json()) as { others: string[] };
    };
    expect((await look(0, editor)).others).toEqual([]);
    expect((await look(1, colleague)).others).toHaveLength(1);
    expect((await look(0, editor)).others).toHaveLength(1);
    // Who has closed the page is gone after a minute, at both.
    const minuteLater = `update onlooker set seen_at = seen_at - interval '61 seconds' where subject_id = $1`;
    await stores.preparing.pool.query(minuteLater, [id]);
    expect((await look(1, colleague)).others).toEqual([]);
  });

  test('of fifty saves that begin at once, those who go on from what is there lose nothing', async () => {
    const { id } = await anAuthor(0, '/authors/fifty');
    const saved = times(50, (place) => `Words of editor ${place}`);
    let refused = 0;
    await Promise.all(
      saved.map(async (role, index) => {
        for (;;) {
          const { body: now } = await asked(index, 'GET', `${id}/`);
          const fields = { title: 'The desk of fifty', role };
          const answer = await asked(index, 'PUT', `${id}/`, { revision: now.revision, url: '/authors/fifty', fields });
          if (answer.status === 200) return;
          expect(answer.status).toBe(409);
          refused += 1;
        }
      }),
    );
    const { rows } = await stores.preparing.pool.query<{ role: string }>(
      `select fields->>'role' as role from content.version where entry_id = $1 order by number`,
      [id],
    );
    expect(rows[0]).toEqual({ role: 'Protocols' });
    expect(new Set(rows.slice(1).map(({ role }) => role))).toEqual(new Set(saved));
    // They met: without that the test would show nothing.
    expect(refused).toBeGreaterThan(0);
  });

  test('thirty entries that are due at one moment are published once each, and both stores show them', async () => {
    const urls = times(30, (place) => `/authors/due-${place}`);
    const entries = await Promise.all(urls.map((url, index) => anAuthor(index, url)));
    // Both stores have drawn the address before, as one that nothing stands at.
    for (const url of urls) for (const place of [0, 1]) expect((await pageAt(place, url)).status).not.toBe(500);
    const publish_at = new Date(Date.now() + 2_000).toISOString();
    await Promise.all(
      entries.map(async ({ id, revision }, index) => {
        const answer = await asked(index, 'POST', `${id}/schedule/`, { revision, publish_at, unpublish_at: null });
        expect(answer.status).toBe(200);
      }),
    );
    await vi.waitFor(
      async () => {
        for (const [at, url] of urls.entries())
          for (const place of [0, 1]) {
            const { status, html } = await pageAt(place, url);
            expect([url, status]).toEqual([url, 200]);
            expect(html).toContain(`The desk at ${urls[at]}`);
          }
      },
      { timeout: 120_000, interval: 200 },
    );
    const ids = entries.map(({ id }) => id);
    expect(await stores.count('content.published_version where entry_id = any($1)', ids)).toBe(30);
    expect(await stores.count(`content.audit where entry_id = any($1) and action = 'publish'`, ids)).toBe(30);
  });
});
