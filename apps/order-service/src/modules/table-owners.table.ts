/**
 * Which folder writes a table, relative to the root of the tree. Every table of the migrations has exactly one owner.
 */
const module = (noun: string) => `apps/order-service/src/modules/${noun}`;
const fakeCardNetwork = 'packages/fake-card-network/src';
/** All of it: the tables of content are one piece, and nobody else touches them. */
const contentService = 'apps/content-service/src';
const base = (room: string) => `packages/service-base/src/${room}`;

export const tableOwners: Readonly<Record<string, string>> = {
  account: module('account'),
  account_role: module('account'),
  // Written by a trigger of account_role.
  account_role_history: module('account'),
  account_token: module('account'),
  address_change: module('account'),
  address: module('address'),
  advanced_request: module('advanced-request'),
  advanced_request_counter: module('advanced-request'),
  advanced_request_draft: module('advanced-request'),
  advanced_request_event: module('advanced-request'),
  advanced_request_share: module('advanced-request'),
  attachment: module('attachment'),
  blanket_po: module('blanket-po'),
  blanket_po_transaction: module('blanket-po'),
  call_count: base('rate-limits'),
  card_network_event: module('payment'),
  cart: module('cart'),
  cart_add_on: module('cart'),
  cart_group: module('cart'),
  cart_item: module('cart'),
  cart_share: module('share'),
  cart_tube_name: module('cart'),
  catalogue_cell_line: module('gene-catalogue'),
  catalogue_gene: module('gene-catalogue'),
  catalogue_guide: module('gene-catalogue'),
  catalogue_list: module('gene-catalogue'),
  'content.audit': contentService,
  'content.contentstack_item': contentService,
  'content.contentstack_message': contentService,
  'content.contentstack_sync': contentService,
  'content.entry': contentService,
  'content.event_seats': contentService,
  'content.form_answer': contentService,
  'content.jobs_board': contentService,
  'content.link_list': contentService,
  'content.link_use': contentService,
  'content.media': contentService,
  'content.media_alike': contentService,
  'content.media_copy': contentService,
  'content.media_earlier': contentService,
  'content.missed_search': contentService,
  'content.page_read': contentService,
  'content.note': contentService,
  'content.preview_link': contentService,
  'content.published_entry': contentService,
  'content.published_version': contentService,
  'content.redirect': contentService,
  'content.use': contentService,
  'content.version': contentService,
  'content.view': contentService,
  credit_purchase: module('edit-credit'),
  distributor: module('distributor'),
  distributor_history: module('distributor'),
  edit_credit: module('edit-credit'),
  edit_credit_transaction: module('edit-credit'),
  'fake_card_network.call': fakeCardNetwork,
  'fake_card_network.event': fakeCardNetwork,
  'fake_card_network.intent': fakeCardNetwork,
  'fake_card_network.refund': fakeCardNetwork,
  gene_catalogue: module('gene-catalogue'),
  idempotency_key: base('idempotency'),
  invoice: module('placed-order'),
  invoice_counter: module('placed-order'),
  invoice_payment: module('placed-order'),
  invoice_payment_taken_back: module('placed-order'),
  known_browser: module('account'),
  onlooker: base('onlookers'),
  order_event: module('placed-order'),
  order_filter: module('placed-order'),
  order_history: module('placed-order'),
  order_line: module('placed-order'),
  order_onlooker: module('placed-order'),
  order_version: module('order-contents'),
  outbox_mail: base('outbox'),
  parcel: module('placed-order'),
  parcel_line: module('placed-order'),
  payment: module('payment'),
  placed_order: module('placed-order'),
  price_list: module('price-list'),
  price_record: module('price-list'),
  project: module('project'),
  quote: module('quote'),
  quoted_line: module('quoted-line'),
  recovery_code: module('second-factor'),
  refund: module('payment'),
  refund_history: module('payment'),
  removed_cart_item: module('cart'),
  request_quote: module('quoted-line'),
  sales_territory: module('advanced-request'),
  schema_migration: base('database'),
  screening_history: module('placed-order'),
  second_factor: module('second-factor'),
  second_factor_link: module('second-factor'),
  session: module('account'),
  staff_audit: module('staff-audit'),
  tax_exemption: 'apps/order-service/src/gateways/tax',
  tax_rate: 'apps/order-service/src/gateways/tax',
  throttle: base('rate-limits'),
  tracker_event: 'apps/order-service/src/tracking',
  voucher: module('voucher'),
  voucher_customer: module('voucher'),
  voucher_use: module('voucher'),
};

/** Statements that touch tables of others and stay as they are, with the reason. */
export interface ForeignStatements {
  /** Files, or folders with all that is in them; relative to the root of the tree. */
  readonly in: readonly string[];
  readonly reads?: readonly string[];
  readonly writes?: readonly string[];
  readonly reason: string;
}

export const foreignStatements: readonly ForeignStatements[] = [
  {
    in: [`${module('cart')}/insert-items.ts`],
    reads: ['price_list'],
    writes: ['idempotency_key'],
    reason:
      'Adding is one statement (P1): it writes the cart first, keeps the answer under its key, and depends on the price ' +
      'list that it was priced by still being the current one.',
  },
  {
    in: [`${module('cart')}/hold-cart.repository.ts`],
    writes: ['cart_share'],
    reason: 'Who holds a cart and who took its link are said in one statement, which writes the cart first.',
  },
  {
    in: [`${module('voucher')}/voucher.repository.ts`],
    reads: ['cart', 'cart_item'],
    writes: ['cart'],
    reason: 'The code is a column of the cart. The cart asks the voucher why not, so the voucher cannot ask the cart.',
  },
  {
    in: [`${module('cart')}/prices/prices.repository.ts`],
    reads: ['account', 'price_list', 'quoted_line', 'request_quote'],
    reason:
      'New prices are set in one statement, on condition that the list and the strategy are those that were shown.',
  },
  {
    in: [module('order-contents')],
    reads: ['cart', 'cart_group', 'cart_item', 'voucher'],
    reason: 'It freezes what is in a cart: all of it is read in one statement, so that it belongs together (P4).',
  },
  {
    in: [
      `${module('placed-order')}/list/list-orders.repository.ts`,
      `${module('placed-order')}/placed-order.repository.ts`,
    ],
    reads: ['account', 'cart_group', 'order_version', 'payment'],
    reason: 'An order is shown with who ordered, how it was paid and where it is: one statement for a page of orders.',
  },
  {
    in: [`${module('placed-order')}/placed-order.repository.ts`],
    reads: ['cart'],
    reason: 'The terms that were accepted are kept with the cart that became the order, and are shown with it.',
  },
  {
    in: [`${module('placed-order')}/queue/order-filter.ts`],
    reads: ['cart_group'],
    reason: 'An order is found by the tracking number of a box that left before there were parcels.',
  },
  {
    in: [`${module('placed-order')}/queue`, `${module('placed-order')}/staff/show-staff-order.ts`],
    reads: ['account', 'payment'],
    reason:
      'The office lists orders with who ordered, who is responsible and how it was paid: one statement for a page.',
  },
  {
    in: [`${module('placed-order')}/invoice-list/list-invoices.repository.ts`],
    reads: ['account', 'payment'],
    reason: 'The office lists invoices with who ordered, what they come to and by when: one statement for a page.',
  },
  {
    in: [`${module('placed-order')}/invoice-payment.repository.ts`],
    reads: ['account'],
    reason: 'An entry keeps the name that whoever recorded it had then.',
  },
  {
    in: [`${module('placed-order')}/queue/order-queue.repository.ts`],
    reads: ['outbox_mail'],
    reason: 'The list says of each order whether a mail about it failed, in the one statement of a page (O1).',
  },
  {
    in: [`${module('placed-order')}/event`],
    reads: ['account', 'refund'],
    reason: 'An event keeps the name that its actor had then, and the log of an order is of all that happened to it.',
  },
  {
    in: [`${module('placed-order')}/read-refunds.ts`],
    reads: ['refund'],
    reason: 'What was given back is shown beside its order, and its papers are drawn from it.',
  },
  {
    in: [`${module('cart')}/several/several-carts.repository.ts`],
    reads: ['account', 'cart_share', 'order_history', 'order_version', 'quote'],
    reason: 'The list of carts says whether each was shared, quoted or paid for; a cart that was is not deleted.',
  },
  {
    in: [
      `${module('share')}/share.repository.ts`,
      `${module('quote')}/quote.repository.ts`,
      `${module('quote')}/staff/staff-quote.repository.ts`,
    ],
    reads: ['account', 'cart', 'cart_item', 'order_version'],
    reason: 'A link and a quote are shown with whose they are, what they hold and whether it was ordered.',
  },
  {
    in: [
      `${module('cart')}/added-items/added-items.repository.ts`,
      `${module('cart')}/copies/copies.repository.ts`,
      `${module('checkout')}/placed-contents.repository.ts`,
      `${module('payment')}/settle/settle-payment.ts`,
    ],
    reads: ['order_version', 'placed_order'],
    reason: 'What was frozen for an order is read by its version, to order it again, to show it and to settle it.',
  },
  {
    in: [`${module('payment')}/payment.repository.ts`],
    reads: ['cart', 'credit_purchase', 'placed_order'],
    reason: 'A payment is found by what it pays for; what it paid for knows payments, and would be asked in a circle.',
  },
  {
    in: [module('edit-credit'), module('blanket-po')],
    reads: ['account', 'placed_order'],
    reason:
      'A ledger shows the numbers of the orders it paid; how many accounts of credit there may be is the customer’s.',
  },
  {
    in: [module('advanced-request')],
    reads: ['account'],
    reason: 'A request is shown with whose it is, and an event keeps the name that its actor had then.',
  },
  {
    in: [module('quoted-line')],
    reads: ['account', 'cart'],
    reason: 'A quote keeps the name of whoever set its prices; who has taken its cart over may order by its lines too.',
  },
  {
    in: ['apps/order-service/src/tracking'],
    reads: ['account'],
    reason: 'Consent and the e-mail address are read at the moment of sending.',
  },
  {
    in: [module('staff-audit')],
    reads: ['account'],
    reason: 'A row has the name and address of who it was as they were then: read and written in one statement.',
  },
  {
    in: [`${module('staff-audit')}/search-audit.repository.ts`],
    reads: ['advanced_request', 'placed_order', 'quote'],
    reason:
      'What was touched is looked for and shown by its number; its owners record what staff do, and know the audit.',
  },
  {
    in: ['apps/order-service/src/backup'],
    reads: ['attachment', 'schema_migration'],
    reason: 'A backup is of everything: it names the version of the schema, and the files that belong to the rows.',
  },
  {
    in: ['apps/order-service/src/demo-data'],
    reads: ['account', 'address', 'blanket_po', 'edit_credit'],
    writes: ['account', 'account_role', 'blanket_po', 'blanket_po_transaction', 'distributor', 'voucher'],
    reason: 'The invented rows of the demo are inserted only where there are none; production has none.',
  },
];
