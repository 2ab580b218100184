import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aPlacedOrder, aReadyCart } from '@cutsite/test-support/checkout';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { expect } from 'vitest';
import type { PayingService } from '../testing/start-paying-service.ts';
import type { StaffWrite } from './a-staff-write.cases.ts';
import { contentWrites } from './content-writes.cases.ts';

/** Calls that change nothing of others: what one has open oneself, one's own filters, and what something would cost. */
export const changeNothing = [
  'POST /api/staff/order/{id}/looking/',
  'POST /api/staff/order/{id}/preview-correction/',
  'POST /api/staff/order-filters/',
  'DELETE /api/staff/order-filters/{id}/',
  'POST /api/staff/content/entries/{id}/looking/',
  'POST /api/staff/content/views/',
  'DELETE /api/staff/content/views/{id}/',
  // Nothing is read where content is published here; contentstack.test.ts shows what is written down where it is not.
  'POST /api/staff/content/source/read/',
];

/**
 * Every call by which staff changes something, with what it needs; one that is missing here fails the test.
 * `boss` has the roles that all of them ask for.
 */
export function staffWrites(service: () => PayingService, boss: () => Customer) {
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, { headers }: Customer, payload: object = {}) =>
    service().app.inject({ method, url, headers, ...(method === 'DELETE' ? {} : { payload }) });

  const fileOf = (name: string): Buffer =>
    Buffer.from(name.endsWith('.pdf') ? `%PDF-1.7 ${crypto.randomUUID()}` : 'LMNB1 donor');
  const sendFile = (url: string, name: string, payload = fileOf(name), { headers } = boss(), query = '') =>
    service().app.inject({
      method: 'POST',
      url: `${url}?file_name=${name}${query}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload,
    });

  /** An order of Custom RNA that is long enough to be screened. */
  async function anOrderToScreen(): Promise<string> {
    const item = aTubeItem(['long'], { productSlug: 'custom_rna', nuclease: 'Other' });
    const rawSequence = 'ACGUUGCAAGGCUUCCAUCGGAUACCGGUAAUCCGUACGGUUAACCGAUCGUUAGCCAUGG';
    const sequences = item.sequences.map((one) => ({ ...one, rawSequence }));
    return (await aPlacedOrder(service(), { items: [guideRnaItemToWire({ ...item, sequences })] })).id;
  }
  const anOrder = async (): Promise<string> => (await aPlacedOrder(service())).id;
  /** One that was paid by card. */
  async function aPaidOrder(): Promise<string> {
    const { id, customer } = await aReadyCart(service());
    const pay = (way: string) => send('POST', `/api/order/${id}/payment/${way}/`, customer);
    await service().showCard((await pay('stripe')).json());
    expect((await pay('confirm')).json().status).toBe('confirmed');
    return id;
  }
  const genolab = { name: 'Genolab', address: '12 rue des Guides', email: 'hello@genolab.example', country_code: 'FR' };
  async function aDistributor(): Promise<string> {
    const name = `Genolab ${crypto.randomUUID()}`;
    return (await send('POST', '/api/staff/distributors/', boss(), { ...genolab, name })).json().id;
  }

  async function aQuote(): Promise<string> {
    const { id, customer } = await aReadyCart(service());
    await send('POST', `/api/order/${id}/cart-quote-switch/`, customer, { desired_status: 'quote' });
    const { rows } = await service().pool.query<{ id: string }>('select id from quote where cart_id = $1', [id]);
    return rows[0]?.id ?? '';
  }

  async function aRequest(): Promise<string> {
    const answers = {
      parent: { title: 'A library', aim: 'A screen', use: 'research' },
      child: { organisation: 'Test', about: ['supply'], idea: 'A year of guides' },
    };
    const payload = { request_type: 'partnership', answers };
    const answer = await send('POST', '/order/advanced_requests/', await aCustomer(service().pool), payload);
    return answer.json().id;
  }

  async function aColleague(): Promise<string> {
    return (await aStaffMember(service().pool, 'sales')).accountId;
  }
  async function aSessionOf(accountId: string): Promise<{ readonly session_id: string }> {
    const { rows } = await service().pool.query<{ id: string }>('select id from session where account_id = $1', [
      accountId,
    ]);
    return { session_id: rows[0]?.id ?? '' };
  }
  /** One of two factors of the boss(). */
  async function anOwnFactor(): Promise<string> {
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    await service().pool.query(
      `insert into second_factor (account_id, id, kind, created_at, sealed_secret) select $1, unnest($2::uuid[]), 'totp', now(), ''`,
      [boss().accountId, ids],
    );
    return ids[0] ?? '';
  }

  /** An order that is being made, with one line. */
  async function anOrderBeingMade(): Promise<string> {
    const id = await anOrder();
    await send('POST', `/api/staff/order/${id}/change-status/`, boss(), { status: 'in_production' });
    return id;
  }
  const shown = async (id: string) =>
    (await service().app.inject({ url: `/api/staff/order/${id}/`, headers: boss().headers })).json();
  /** Everything that is left of the first box of an order. */
  async function aParcelOf(id: string): Promise<object> {
    const { revision, shipments } = await shown(id);
    const lines = shipments[0].lines.map(({ item_id, left: quantity }: { item_id: string; left: number }) => ({
      item_id,
      quantity,
    }));
    return { revision, group_id: shipments[0].id, tracking_number: '123456789', lines };
  }

  /** A purchase order that has left, so that its invoice is to be paid. */
  async function anInvoicedOrder(): Promise<string> {
    const id = await anOrderBeingMade();
    await send('POST', `/api/staff/order/${id}/ship/`, boss(), await aParcelOf(id));
    return id;
  }
  const aTransfer = { received_on: new Date().toISOString().slice(0, 10), amount: '1.00', reference: 'Wire 4471' };
  async function anOrderWithPayment(): Promise<string> {
    const id = await anInvoicedOrder();
    const { revision } = await shown(id);
    await send('POST', `/api/staff/order/${id}/invoice-payments/`, boss(), { ...aTransfer, revision });
    return id;
  }

  const writes: Readonly<Record<string, StaffWrite>> = {
    'POST /api/staff/order/{id}/change-status/': {
      record: 'order_history',
      subject: anOrder,
      payload: { status: 'in_production' },
    },
    'POST /api/staff/order/{id}/screening/': {
      record: 'screening_history',
      subject: anOrderToScreen,
      payload: { decision: 'cleared', note: 'seen by two' },
    },
    'POST /api/staff/order/{id}/refund/': {
      record: 'refund_history',
      subject: aPaidOrder,
      payload: { amount: '1.00', reason: 'One tube was empty.' },
    },
    'POST /api/staff/order/{id}/invoice-payments/': {
      record: 'invoice_payment',
      subject: anInvoicedOrder,
      payload: async (id) => ({ ...aTransfer, revision: (await shown(id)).revision }),
    },
    'POST /api/staff/order/{id}/invoice-payments/{payment_id}/take-back/': {
      record: 'invoice_payment_taken_back',
      subject: anOrderWithPayment,
      names: async (id) => ({ payment_id: (await shown(id)).invoice_payments[0].id }),
      payload: async (id) => ({ revision: (await shown(id)).revision, reason: 'It was for another order.' }),
    },
    'POST /api/staff/order/{id}/review/': {
      record: 'order_event',
      subject: anOrder,
      payload: { revision: 1, decision: 'held', note: 'Seen by two.' },
    },
    'POST /api/staff/order/{id}/ship/': { record: 'order_history', subject: anOrderBeingMade, payload: aParcelOf },
    'POST /api/staff/order/{id}/note/': {
      record: 'order_event',
      subject: anOrder,
      payload: { revision: 1, text: 'They asked by telephone.' },
    },
    'POST /api/staff/order/{id}/sales-rep/': {
      record: 'order_event',
      subject: anOrder,
      payload: async () => ({ revision: 1, sales_rep: boss().accountId }),
    },
    'POST /api/staff/order/{id}/send-mail-again/': {
      record: 'order_event',
      subject: anOrder,
      payload: async (id) => ({ revision: 1, mail_id: (await shown(id)).mails[0].id }),
    },
    'POST /api/staff/order/{id}/correct/': {
      record: 'order_event',
      subject: anOrder,
      payload: { revision: 1, po_number: 'PO-9', reason: 'A typo.' },
    },
    'POST /api/staff/orders/bulk/': {
      record: 'order_event',
      payload: async () => ({ action: 'assign', orders: [{ id: await anOrder(), revision: 1 }], sales_rep: null }),
    },
    'POST /api/staff/requests/{id}/messages/': {
      record: 'advanced_request_event',
      subject: aRequest,
      payload: { version: 1, text: 'Yes.', kind: 'message' },
    },
    'POST /api/staff/requests/{id}/attachments/': {
      record: 'advanced_request_event',
      subject: aRequest,
      file: 'design.txt',
    },
    'POST /api/staff/requests/{id}/quote/': {
      record: 'advanced_request_event',
      subject: aRequest,
      payload: {
        version: 1,
        text: 'As we spoke.',
        reason: 'The list, less 10 %.',
        lines: [
          {
            text: 'A clone',
            details: '',
            amount: 1,
            unit: 'clone',
            unit_price: '10.00',
            temperature: 'dry_ice',
            making_days: 20,
            needs_review: false,
            restricted_countries: [],
          },
        ],
      },
    },
    'POST /api/staff/requests/{id}/sales-rep/': {
      record: 'advanced_request_event',
      subject: aRequest,
      payload: async () => ({ version: 1, sales_rep_id: boss().accountId }),
    },
    'POST /api/staff/requests/{id}/close/': {
      record: 'advanced_request_event',
      subject: aRequest,
      payload: { version: 1, text: 'We do not make that.' },
    },
    'PUT /api/staff/sales-territories/{id}/': {
      record: 'staff_audit',
      subject: aColleague,
      payload: { territory: 'Nordics', phone: '', countries: ['SE'], request_types: [], revision: 0 },
    },
    'POST /api/staff/quotes/{id}/honour/': {
      record: 'staff_audit',
      subject: aQuote,
      payload: { days: 60, reason: 'Purchasing takes weeks.', honoured_until: null },
    },
    'POST /api/staff/quotes/{id}/sales-rep/': {
      record: 'staff_audit',
      subject: aQuote,
      payload: async () => ({ sales_rep: boss().accountId, was: null }),
    },
    'POST /api/staff/customers/{id}/sales-rep/': {
      record: 'staff_audit',
      subject: async () => (await aCustomer(service().pool)).accountId,
      payload: async () => ({ sales_rep: boss().accountId, was: null }),
    },
    'POST /api/staff/distributors/': { record: 'distributor_history', payload: genolab },
    'PUT /api/staff/distributors/{id}/': {
      record: 'distributor_history',
      subject: aDistributor,
      payload: { ...genolab, name: 'Genolab Lyon' },
    },
    'DELETE /api/staff/distributors/{id}/': { record: 'distributor_history', subject: aDistributor },
    ...contentWrites({ service, boss, send, sendFile }),
    'DELETE /api/staff/second-factors/{id}/': { record: 'staff_audit', subject: anOwnFactor },
    'POST /api/staff/recovery-codes/': { record: 'staff_audit', subject: anOwnFactor },
    'PUT /api/staff/people/{id}/roles/': {
      record: 'staff_audit',
      subject: aColleague,
      payload: { roles: ['production'], reason: 'Moved to the bench.' },
    },
    'POST /api/staff/people/{id}/second-factor-link/': {
      record: 'staff_audit',
      subject: aColleague,
      payload: { lost: false },
    },
    'POST /api/staff/people/{id}/end-sessions/': { record: 'staff_audit', subject: aColleague },
    'DELETE /api/staff/people/{id}/sessions/{session_id}/': {
      record: 'staff_audit',
      subject: aColleague,
      names: aSessionOf,
    },
  };

  return { writes, send, sendFile, fileOf };
}
