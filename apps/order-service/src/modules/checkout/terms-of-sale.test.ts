import { theStore } from '@cutsite/content-service/entries';
import { selectLegalVersions } from '@cutsite/content-service/published';
import { starterTerms } from '@cutsite/content-service/starter';
import { demoTermsVersion, noTermsMessage } from '@cutsite/domain/checkout';
import { aPurchaseOrder, aReadyCart, type ReadyCart } from '@cutsite/test-support/checkout';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishTerms, unpublishTerms } from '../../testing/publish-terms.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const call = ({ id, customer: { headers } }: ReadyCart, method: 'GET' | 'POST', path: string, payload?: object) =>
  service.app.inject({ method, url: `/api/order/${path.replace('ID', id)}`, headers, ...(payload && { payload }) });
const summary = async (cart: ReadyCart) => (await call(cart, 'GET', 'summary/ID/')).json();
const pay = (cart: ReadyCart, more: object = {}) =>
  call(cart, 'POST', 'ID/payment/purchase_order/', { ...aPurchaseOrder, ...more });
const kept = async ({ id }: ReadyCart) => {
  const columns = 'terms_version as version, terms_entry_id as entry, terms_entry_version as "entryVersion"';
  return (await service.pool.query(`select ${columns} from cart where id = $1`, [id])).rows[0];
};

test('the terms of sale are the published legal text: shown, accepted and kept with its entry and version (CO-27)', async () => {
  const [entry] = (await starterTerms()).entries;
  const [first, second] = [
    await aReadyCart(service, { termsAccepted: false }),
    await aReadyCart(service, { termsAccepted: false }),
  ];
  expect((await summary(first)).terms).toMatchObject({ version: demoTermsVersion, accepted_version: null });
  expect((await pay(first, { accepted_terms: true })).statusCode).toBe(200);
  expect(await kept(first)).toEqual({ version: demoTermsVersion, entry: entry?.id, entryVersion: 1 });

  // Another text is published: who accepted the one before reads it; what was ordered keeps its number.
  await call(second, 'POST', 'ID/accept-terms/', { terms_version: demoTermsVersion });
  await publishTerms(service.pool, '2027-01');
  expect((await summary(second)).missing).toEqual([{ part: 'terms', message: 'The terms of sale are not accepted.' }]);
  expect((await call(second, 'POST', 'ID/accept-terms/', { terms_version: demoTermsVersion })).statusCode).toBe(409);
  expect((await pay(second)).json().error_code).toBe('terms_not_accepted');
  expect((await call(second, 'POST', 'ID/accept-terms/', { terms_version: '2027-01' })).statusCode).toBe(200);
  expect((await pay(second)).statusCode).toBe(200);
  expect(await kept(second)).toEqual({ version: '2027-01', entry: entry?.id, entryVersion: 2 });
  expect(await kept(first)).toMatchObject({ version: demoTermsVersion, entryVersion: 1 });
  expect((await summary(first)).missing).toEqual([]);

  // Each order leads to the text that it was placed under (CT-70).
  const termsOf = async (cart: ReadyCart) => (await call(cart, 'GET', 'ID/status/')).json().terms;
  const accepted = expect.any(String) as string;
  expect(await termsOf(first)).toEqual({ version: demoTermsVersion, accepted, href: '/terms?version=1' });
  expect(await termsOf(second)).toEqual({ version: '2027-01', accepted, href: '/terms?version=2' });
  const versions = await selectLegalVersions(service.pool, entry?.id ?? '');
  expect(versions.map(({ number, textVersion }) => [number, textVersion])).toEqual([
    [2, '2027-01'],
    [1, demoTermsVersion],
  ]);
});

test('without published terms no order is taken, and the reason is said (CO-27)', async () => {
  const cart = await aReadyCart(service);
  await unpublishTerms(service.pool, theStore);
  expect((await summary(cart)).terms.version).toBeNull();
  const refused = await pay(cart, { accepted_terms: true });
  expect([refused.statusCode, refused.json().detail]).toEqual([409, noTermsMessage]);
});
