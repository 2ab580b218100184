import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from 'playwright-core';
import type { Customer } from './customer.ts';

/** The password of every account that a journey opens. */
export const password = 'three quiet pipettes';

/** Makes a call as the browser of the customer would, with its cookies and the CSRF header. */
export const callAs = async <Body>(
  { context }: Customer,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET',
  path: string,
  data?: unknown,
): Promise<Body> => {
  const request: APIRequestContext = context.request;
  const token = async () => (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value;
  if ((await token()) === undefined) await request.get('/api/users/me/');
  const headers = { 'x-csrftoken': (await token()) ?? '' };
  const answer = await request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Body;
};

/**
 * Opens an account for the customer, verifies its address and signs in, without the screens, which other journeys try.
 */
export const openAccount = async (customer: Customer, firstName: string): Promise<{ readonly email: string }> => {
  const email = `${firstName.toLowerCase()}-${randomUUID()}@journey.example`;
  const name = { first_name: firstName, last_name: 'Vale', company_name: 'Vale Lab' };
  await callAs(customer, 'POST', '/account/create-new-user', { ...name, email, password });
  const [mail] = await callAs<{ links: string[] }[]>(
    customer,
    'GET',
    `/api/demo/outbox/?to=${encodeURIComponent(email)}`,
  );
  const token = new URL(mail?.links[0] ?? '', 'http://store.example').searchParams.get('token');
  await callAs(customer, 'POST', '/account/verify-email', { token });
  await callAs(customer, 'POST', '/account/api-login', { username: email, password });
  return { email };
};

/** Opens an account in another browser, so that this one still has to sign in to it. */
export const openAccountElsewhere = async (
  newcomer: () => Promise<Customer>,
  firstName: string,
): Promise<{ readonly email: string }> => {
  const elsewhere = await newcomer();
  const account = await openAccount(elsewhere, firstName);
  await elsewhere.leave();
  return account;
};

/** What can be put in the cart without a builder. */
export const tubeItem = (name: string, nuclease: 'SpCas9' | 'hfCas12Max' = 'SpCas9') => ({
  product_slug: 'sgrna_kit',
  cell_line: null,
  species: 'homo_sapiens',
  guaranteed_yield: '3nmol',
  mod: 'Standard',
  processing: ['spe'],
  nuclease,
  product_format: 'tube',
  sequences: [{ name, raw_sequence: 'CCAUUGUUCAAUAUCGUCCG' }],
});

/** A protein, which travels on cold packs. */
export const coldItem = { product_slug: 'spcas9_nuclease', quantity: 1 } as const;

/** Puts items in the cart; its id comes back. */
export const fillCart = async (customer: Customer, ...items: readonly object[]): Promise<string> => {
  const { order_id } = await callAs<{ order_id: string }>(customer, 'POST', '/api/order/add/', items);
  return order_id;
};
