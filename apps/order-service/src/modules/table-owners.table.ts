/** Which folder writes a table, relative to the root of the tree. Every table of the migrations has exactly one owner. */
const module = (noun: string) => `apps/order-service/src/modules/${noun}`;
const base = (room: string) => `packages/service-base/src/${room}`;

export const tableOwners: Readonly<Record<string, string>> = {
  account: module('account'),
  account_role: module('account'),
  account_token: module('account'),
  address: module('address'),
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
  credit_purchase: module('edit-credit'),
  distributor: module('distributor'),
  edit_credit: module('edit-credit'),
  edit_credit_transaction: module('edit-credit'),
  fake_card_call: 'apps/order-service/src/gateways/card-network',
  fake_card_event: 'apps/order-service/src/gateways/card-network',
  fake_card_intent: 'apps/order-service/src/gateways/card-network',
  fake_card_refund: 'apps/order-service/src/gateways/card-network',
  idempotency_key: base('idempotency'),
  known_browser: module('account'),
  order_history: module('placed-order'),
  order_version: module('order-contents'),
  outbox_mail: base('outbox'),
  payment: module('payment'),
  placed_order: module('placed-order'),
  price_list: module('price-list'),
  price_record: module('price-list'),
  quote: module('quote'),
  refund: module('payment'),
  refund_history: module('payment'),
  schema_migration: base('database'),
  screening_history: module('placed-order'),
  session: module('account'),
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

export const foreignStatements: readonly ForeignStatements[] = [];
