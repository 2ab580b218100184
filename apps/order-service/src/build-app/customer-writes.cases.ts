import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { demoTermsVersion } from '@cutsite/domain/checkout';
import { aPlacedOrder, aReadyCart, aVoucher, bostonAddress } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import type { LightMyRequestResponse } from 'fastify';
import type { PayingService } from '../testing/start-paying-service.ts';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call by which a customer changes something is made with. */
export interface CustomerWrite {
  readonly who: Customer;
  readonly names?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

/** Calls of customers that are not made twice here, and where it is seen that they are safe. */
export const seenElsewhere: Readonly<Record<string, string>> = {
  'POST /account/send-email-verification-email': 'who asks again wants another mail; counted by limits of its own',
  'POST /api/user/sessions/end-others/': 'ends what is open: account/profile tests',
  'DELETE /api/user/sessions/{id}/': 'ends what is open: account/profile tests',
  'POST /api/user/cart/find-added/': 'reads',
  'POST /api/validate-address/': 'reads',
  'POST /api/order/{id}/accept-prices/': 'takes the proposal it names, once: recalculate-prices.test.ts',
  'PUT /api/order/ordereditem/{id}/': 'replaces the item by what is sent: replace-item tests',
  'POST /api/user/edit_credit/buy/{id}/confirm/': 'asks the card network what became of a payment, and makes none',
  'PUT /api/user/projects/{id}/': 'by version: projects.test.ts',
  'DELETE /api/user/projects/{id}/': 'by version: projects.test.ts',
  'POST /api/user/projects/{id}/restore/': 'by what is in the bin: projects.test.ts',
  'PUT /api/user/request-draft/': 'by version: request-draft tests',
  'PUT /order/advanced_requests/{id}/set_sales_rep/': 'sets who answers: advanced-request.test.ts',
  'POST /order/advanced_requests/{id}/shares/':
    'the link is in its answer and nowhere else, where a kept answer would keep it; a link too many is taken back',
};

/** The other calls of customers without an Idempotency-Key; one that is missing fails the test. */
export function customerWrites(service: () => PayingService) {
  const send = (
    method: Method,
    url: string,
    { headers }: Customer,
    payload: object = {},
  ): Promise<LightMyRequestResponse> =>
    service().app.inject({ method, url, headers, ...(method === 'DELETE' ? {} : { payload }) });

  async function aCart() {
    const who = await aCustomer(service().pool);
    const added = await send('POST', '/api/order/add/', who, [guideRnaItemToWire(aTubeItem(['TP53-g1']))]);
    const { order_id: id } = added.json();
    const { rows } = await service().pool.query<{ id: string }>('select id from cart_item where cart_id = $1', [id]);
    return { who, id: id as string, item: rows[0]?.id ?? '' };
  }
  const onCart = (payload?: object) => async (): Promise<CustomerWrite> => {
    const { who, id } = await aCart();
    return { who, names: { id }, ...(payload && { payload }) };
  };
  const onItem = (payload?: object) => async (): Promise<CustomerWrite> => {
    const { who, item } = await aCart();
    return { who, names: { id: item }, ...(payload && { payload }) };
  };
  async function aSharedCart() {
    const { who: owner, id } = await aCart();
    const email = `${crypto.randomUUID()}@institute.example`;
    const { link, share } = (await send('POST', `/api/order/${id}/share/`, owner, { email })).json();
    return { owner, id, share: share.id as string, token: new URL(link).searchParams.get('token') };
  }
  async function anAddress() {
    const who = await aCustomer(service().pool);
    const { id } = (await send('POST', '/api/user/addresses/', who, bostonAddress)).json();
    return { who, names: { id } };
  }
  async function aRequest() {
    const who = await aCustomer(service().pool);
    const answers = {
      parent: { title: 'A library', aim: 'A screen', use: 'research' },
      child: { organisation: 'Test', about: ['supply'], idea: 'A year of guides' },
    };
    const payload = { request_type: 'partnership', answers };
    const { id } = (await send('POST', '/order/advanced_requests/', who, payload)).json();
    return { who, id: id as string, answers };
  }
  const onRequest = (payload: object) => async (): Promise<CustomerWrite> => {
    const { who, id } = await aRequest();
    return { who, names: { id }, payload };
  };
  async function withFile(base: string, who: Customer) {
    const answer = await service().app.inject({
      method: 'POST',
      url: `${base}attachments/?file_name=design.txt`,
      headers: { ...who.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from('LMNB1 donor'),
    });
    return answer.json().id as string;
  }

  const writes: Readonly<Record<string, () => Promise<CustomerWrite>>> = {
    'POST /account/update-user': async () => ({
      who: await aCustomer(service().pool),
      payload: { company_name: 'Another institute' },
    }),
    'DELETE /api/user/cart/remove/{id}/': onItem(),
    'PATCH /api/user/cart/update-item-quantity/{id}/': onItem({ quantity: 3 }),
    'PATCH /api/user/carts/{id}/': onCart({ name: 'For May' }),
    'POST /api/user/carts/{id}/put-aside/': onCart(),
    'POST /api/user/cart/set-active/': async () => {
      const { who, id } = await aCart();
      await send('POST', '/api/user/carts/', who, { name: 'For June' });
      return { who, payload: { token: id } };
    },
    'POST /api/order/{id}/apply-customer-reference-code/': onCart({ customer_reference_code: 'CC-4410' }),
    'POST /api/order/{id}/remove-customer-reference-code/': onCart(),
    'POST /api/order/{id}/cart-quote-switch/': async () => {
      const { customer: who, id } = await aReadyCart(service());
      return { who, names: { id }, payload: { desired_status: 'quote' } };
    },
    'DELETE /api/user/shares/{id}/': async () => {
      const { owner: who, share: id } = await aSharedCart();
      return { who, names: { id } };
    },
    'POST /api/shared-cart/take-over/': async () => {
      const { token } = await aSharedCart();
      return { who: await aCustomer(service().pool), payload: { token } };
    },
    'POST /api/order/{id}/give-back/': async () => {
      const { id, token } = await aSharedCart();
      const who = await aCustomer(service().pool);
      await send('POST', '/api/shared-cart/take-over/', who, { token });
      return { who, names: { id } };
    },
    'PUT /api/user/addresses/{id}/': async () => ({
      ...(await anAddress()),
      payload: { ...bostonAddress, line1: '1 Other Road' },
    }),
    'DELETE /api/user/addresses/{id}/': anAddress,
    'POST /api/order/update-address/{id}/': onCart({
      address_type: 'shipping',
      address_id: null,
      address: bostonAddress,
    }),
    'POST /api/order/{id}/update-shipping-method/': async () => {
      const { customer: who, id } = await aReadyCart(service());
      return { who, names: { id }, payload: { shipping_method: 'express' } };
    },
    'POST /api/order/{id}/accept-terms/': onCart({ terms_version: demoTermsVersion }),
    'POST /api/order/{id}/update-cost-centre/': onCart({ cost_centre: '4410' }),
    'DELETE /api/order/{id}/attachments/{attachment_id}/': async () => {
      const { who, id } = await aCart();
      return { who, names: { id, attachment_id: await withFile(`/api/order/${id}/`, who) } };
    },
    'DELETE /order/advanced_requests/{id}/attachments/{attachment_id}/': async () => {
      const { who, id } = await aRequest();
      return { who, names: { id, attachment_id: await withFile(`/order/advanced_requests/${id}/`, who) } };
    },
    'POST /order/{id}/apply-voucher/': async () => {
      const code = `V${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
      await aVoucher(service().pool, code);
      return onCart({ code })();
    },
    'POST /order/{id}/remove-voucher/': onCart(),
    'POST /api/order/{id}/cancel/': async () => {
      const { customer: who, id } = await aPlacedOrder(service());
      return { who, names: { id }, payload: { note: 'By mistake.' } };
    },
    'PUT /order/advanced_requests/{id}/': async () => {
      const { who, id, answers } = await aRequest();
      return { who, names: { id }, payload: { version: 1, answers } };
    },
    'POST /order/advanced_requests/{id}/withdraw/': onRequest({ version: 1 }),
    'POST /order/advanced_requests/{id}/decline/': async () => {
      const { who, id } = await aRequest();
      await service().pool.query(`update advanced_request set state = 'quoted' where id = $1`, [id]);
      return { who, names: { id }, payload: { version: 1 } };
    },
    'DELETE /order/advanced_requests/{id}/shares/{share_id}/': async () => {
      const { who, id } = await aRequest();
      const shared = (await send('POST', `/order/advanced_requests/${id}/shares/`, who)).json();
      return { who, names: { id, share_id: shared.request.shares[0].id } };
    },
  };
  return { customerCalls: writes, sendAsCustomer: send };
}
