import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { startJourney } from '../browser/journey.ts';
import { callAs, openAccount, password } from '../browser/open-account.ts';
import { startOwnStore } from '../harness/own-store.ts';
import { fillInRequest, formHas } from './fill-in-a-request.ts';

const store = await startOwnStore();
afterAll(() => store.end());
const { customer, page } = await startJourney({ storeUrl: store.url, expectsTrouble: true });
const { email } = await openAccount(customer, 'Ines');

const calls = '**/order/advanced_requests/';
const send = () => page.getByRole('button', { name: 'Send the request' });
const isSent = () => page.getByRole('heading', { name: /^Sent as R-/ }).waitFor();

interface Listed {
  readonly id: string;
  readonly title: string;
}
const requestsCalled = async (title: string) => {
  const { requests } = await callAs<{ requests: Listed[] }>(customer, 'GET', '/order/advanced_requests/');
  return requests.filter((request) => request.title === title);
};

/** Opens the form as it is at first and fills it in; the browser keeps it. */
async function write(): Promise<string> {
  const title = `Guides ${randomUUID().slice(0, 8)}`;
  await page.goto('/requests?type=partnership', { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: /^Partnership/ }).check();
  await fillInRequest(page, title);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cutsite-request-draft'))).toContain(title);
  return title;
}

/** Whatever goes wrong on the way, a request is sent once and nothing of it is lost (RQ-2, RQ-5, ruling 37). */
describe('a request is sent once', () => {
  test('when Send is pressed twice, and is not in the form any more on the way back', async () => {
    const title = await write();
    await send().dblclick();
    await isSent();
    expect(await requestsCalled(title)).toHaveLength(1);
    await page.getByRole('link', { name: /^Open R-/ }).click();
    await page.getByText(title).first().waitFor();
    await page.goBack({ waitUntil: 'networkidle' });
    expect(await page.getByLabel('Short title').inputValue()).toBe('');
    expect(await requestsCalled(title)).toHaveLength(1);
  });

  test('when the page is read anew before the answer has come: it goes on by itself', async () => {
    const title = await write();
    let arrived = () => {};
    const hasArrived = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    await page.route(
      calls,
      async (route) => {
        expect((await route.fetch()).status()).toBe(201);
        // The answer never comes.
        arrived();
      },
      { times: 1 },
    );
    await send().click();
    await hasArrived;
    await page.reload();
    await isSent();
    expect(await requestsCalled(title)).toHaveLength(1);
    await page.unroute(calls);
  });

  test('when the store dies before it has answered: the answers stay, and another try finds it', async () => {
    const title = await write();
    let tried = 0;
    await page.route(
      calls,
      async (route) => {
        tried += 1;
        if (tried === 1) {
          expect((await route.fetch()).status()).toBe(201);
          await store.restart('SIGKILL');
        }
        await route.abort('connectionreset');
      },
      { times: 2 },
    );
    await send().click();
    await page.getByText('Not sent.').waitFor();
    expect(await page.getByLabel('Short title').inputValue()).toBe(title);
    await page.getByRole('button', { name: 'Try again' }).click();
    await isSent();
    expect(await requestsCalled(title)).toHaveLength(1);
  });

  test('when the store dies while the file is on its way: the file stays, and is there once', async () => {
    const title = await write();
    const reads = { name: 'reads.txt', mimeType: 'text/plain', buffer: Buffer.alloc(4_000_000, 'ACGT\n') };
    await page.getByLabel('File of the request').setInputFiles(reads);
    await page.getByText('ready to send').waitFor();
    const network = await customer.context.newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await send().click();
    const progress = page.getByRole('progressbar', { name: 'Sending reads.txt' });
    await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0);
    await store.restart('SIGKILL');
    await isSent();
    await page.getByText('reads.txt did not arrive.').waitFor();
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await network.detach();
    // Closing the page here would lose it, were it kept nowhere.
    await page.reload();
    await isSent();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    const [request, ...others] = await requestsCalled(title);
    expect(others).toEqual([]);
    const list = `/order/advanced_requests/${request?.id}/attachments/`;
    expect(await callAs(customer, 'GET', list)).toMatchObject([{ file_name: 'reads.txt', byte_size: 4_000_000 }]);
    await page.goto('/requests', { waitUntil: 'networkidle' });
    await formHas(page, '');
    expect(await page.getByText('ready to send').count()).toBe(0);
  });

  test('when two tabs would go on with it: one sends the file, the other finds it done', async () => {
    const title = await write();
    const reads = { name: 'tabs.txt', mimeType: 'text/plain', buffer: Buffer.from('ACGT\n') };
    await page.getByLabel('File of the request').setInputFiles(reads);
    await page.getByText('ready to send').waitFor();
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/attachments/**', async (route) => {
      await isLetGo;
      await route.continue();
    });
    await send().click();
    await page.getByRole('progressbar', { name: 'Sending tabs.txt' }).waitFor();
    const other = await customer.context.newPage();
    await other.goto('/requests?type=partnership', { waitUntil: 'networkidle' });
    await other.getByText('tabs.txt').waitFor();
    letGo();
    await isSent();
    await formHas(other, '');
    expect(await other.getByText('tabs.txt').count()).toBe(0);
    await other.close();
    await page.unroute('**/attachments/**');
    const [request, ...others] = await requestsCalled(title);
    expect(others).toEqual([]);
    const list = await callAs<unknown[]>(customer, 'GET', `/order/advanced_requests/${request?.id}/attachments/`);
    expect(list).toHaveLength(1);
  });

  test('when the browser cannot keep its file: after a reload it is said that the file did not go along', async () => {
    const title = await write();
    const reads = { name: 'lost.txt', mimeType: 'text/plain', buffer: Buffer.from('ACGT\n') };
    await page.getByLabel('File of the request').setInputFiles(reads);
    await page.getByText('ready to send').waitFor();
    let left = () => {};
    const isLeft = new Promise<void>((resolve) => {
      left = resolve;
    });
    await page.route(calls, async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      left();
    });
    await send().click();
    await isLeft;
    // As in a browser that has no room for it.
    await page.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase('cutsite-request').onsuccess = done)));
    await page.unroute(calls);
    await page.reload();
    await isSent();
    await page.getByText('lost.txt was not sent: this browser could not keep it.').waitFor();
    expect(await requestsCalled(title)).toHaveLength(1);
  });

  test('when somebody has signed out in another tab: signing in on the spot sends it', async () => {
    const title = await write();
    await callAs(customer, 'POST', '/account/api-logout');
    await send().click();
    await page.getByRole('heading', { name: 'Sign in to send the request' }).waitFor();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isSent();
    expect(await requestsCalled(title)).toHaveLength(1);
  });
});
