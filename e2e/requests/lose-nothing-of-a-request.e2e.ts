import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectToBeUsable } from '../browser/can-be-used-as-it-stands.ts';
import { startJourney } from '../browser/journey.ts';
import { callAs, openAccount } from '../browser/open-account.ts';
import { fillInRequest, formHas } from './fill-in-a-request.ts';

// What fails here fails on purpose.
const { customer, page } = await startJourney({ expectsTrouble: true });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'request-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const value = (label: string) => page.getByLabel(label, { exact: true }).inputValue();

/** Reads the page anew, until what the browser keeps of the request is in it again. */
async function reload(title: string): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await formHas(page, title);
}

describe('the delivery address of a request (RQ-6)', () => {
  const calls = '**/api/validate-address/**';

  test('is not asked about before it is whole', async () => {
    await openAccount(customer, 'Nora');
    await page.goto('/requests?type=partnership', { waitUntil: 'networkidle' });
    await fillInRequest(page, 'Guides for a year');
    let asked = 0;
    await page.route(calls, (route) => {
      asked += 1;
      return route.continue();
    });
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Vale');
    await page.getByLabel('Street address').fill('40 Quarry Road');
    await page.getByLabel('City').fill('Boston');
    await page.getByLabel('State').selectOption('MA');
    expect(asked).toBe(0);
    await page.unroute(calls);
  });

  test('could not be checked: that is said, nothing is lost, and it is checked again', async () => {
    await page.route(calls, (route) => route.fulfill({ status: 503, json: { detail: 'Busy.' } }));
    await page.getByLabel('ZIP code').fill('2130');
    await page.getByLabel('ZIP code').blur();
    await page.getByText('The address could not be checked.').waitFor();
    await expectToBeUsable(page, 'an address that could not be checked');
    expect([await value('City'), await value('ZIP code'), await value('Short title')]).toEqual([
      'Boston',
      '2130',
      'Guides for a year',
    ]);
    await page.unroute(calls);
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(calls, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Check it again' }).click();
    await page.getByText('Checking how the address is written…').waitFor();
    release();
    await page.getByRole('region', { name: 'Suggested correction' }).waitFor();
    await page.unroute(calls);
    await expectToBeUsable(page, 'a suggested address');
  });

  test('is taken as suggested, and focus stays with the address', async () => {
    await page.getByRole('button', { name: 'Use the suggestion' }).click();
    await page.getByText('The address is written as carriers expect it.').waitFor();
    expect(await value('ZIP code')).toBe('02130');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('parent-deliver_to');
  });

  test('is checked by the rules in the browser while nobody is signed in', async () => {
    await customer.context.clearCookies();
    await reload('Guides for a year');
    await page.getByLabel('ZIP code').fill('2130');
    await page.getByLabel('ZIP code').blur();
    await page.getByRole('button', { name: 'Use the suggestion' }).click();
    expect(await value('ZIP code')).toBe('02130');
  });
});

describe('a request that could not be sent (RQ-5)', () => {
  const calls = '**/order/advanced_requests/';

  test('says so and keeps every answer, over a reload too; then it is sent once', async () => {
    await openAccount(customer, 'Ines');
    await reload('Guides for a year');
    await page.route(calls, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await page.getByRole('button', { name: 'Send the request' }).click();
    await page.getByText('Not sent.').waitFor();
    await expectToBeUsable(page, 'a request that was not sent');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved).toContain('Short title: Guides for a year');
    await reload('Guides for a year');
    const kept = ['Short title', 'The idea', 'City', 'ZIP code'].map(value);
    expect(await Promise.all(kept)).toEqual(['Guides for a year', 'Forty plates in twelve parts', 'Boston', '02130']);
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await page.getByRole('heading', { name: /^Sent as R-/ }).waitFor();
    await expectToBeUsable(page, 'a request that was sent');
    const { requests } = await callAs<{ requests: unknown[] }>(customer, 'GET', '/order/advanced_requests/');
    expect(requests).toHaveLength(1);
  });
});

describe('a large file of a request (RQ-13)', () => {
  const bytes = 50_000_000;

  test('of 100 MB is refused before it leaves, and the answers stay', async () => {
    await page.getByRole('button', { name: 'Ask for another' }).click();
    await page.getByRole('radio', { name: /^Partnership/ }).check();
    await fillInRequest(page, 'With a large file');
    const tooLarge = join(folder, 'genome.txt');
    await writeFile(tooLarge, '');
    await truncate(tooLarge, 100_000_000);
    await page.getByLabel('File of the request').setInputFiles(tooLarge);
    await page.getByText('genome.txt exceeds max file size of 100MB').waitFor();
    expect(await value('Short title')).toBe('With a large file');
  });

  test('of 50 MB is kept over a reload, shows its progress, and is stopped', async () => {
    const large = join(folder, 'reads.txt');
    await writeFile(large, 'ACGT\n'.repeat(bytes / 5));
    await page.getByLabel('File of the request').setInputFiles(large);
    await page.getByText('ready to send').waitFor();
    await reload('With a large file');
    await page.getByText('ready to send').waitFor();
    const network = await customer.context.newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 2_000_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await page.getByRole('button', { name: 'Send the request' }).click();
    const progress = page.getByRole('progressbar', { name: 'Sending reads.txt' });
    await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Stop the file' }).click();
    await page.getByRole('heading', { name: /^Sent as R-/ }).waitFor();
    await page.getByText('You stopped it on its way.').waitFor();
    await expectToBeUsable(page, 'a request without its file');
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1, offline: true });
    await page.getByRole('button', { name: 'Send the file again' }).click();
    await page.getByText('The store cannot be reached').waitFor();
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await network.detach();
  });

  test('and sent again after it failed, whole and once', async () => {
    await page.getByRole('button', { name: 'Send the file again' }).click();
    await page.getByText('reads.txt did not arrive.').waitFor({ state: 'detached' });
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^Open R-/ }).click();
    await page.getByRole('link', { name: 'reads.txt' }).waitFor();
    const id = new URL(page.url()).searchParams.get('request') ?? '';
    const list = `/order/advanced_requests/${id}/attachments/`;
    const files = await callAs<{ file_name: string; byte_size: number }[]>(customer, 'GET', list);
    expect(files).toMatchObject([{ file_name: 'reads.txt', byte_size: bytes }]);
  });
});
