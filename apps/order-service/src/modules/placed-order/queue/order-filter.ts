import {
  isOrderView,
  type OrderStatus,
  type OrderView,
  openStatuses,
  orderViews,
  type ReviewState,
  type ScreeningState,
  searchWords,
  typedNumber,
} from '@cutsite/domain/placed-order';
import { addDays, startOfDay } from '@cutsite/domain/time';
import { validate } from 'uuid';

/** What the list of all orders is narrowed down to, as the call says it. */
export interface OrderFilter {
  readonly view?: string | undefined;
  readonly status?: string | undefined;
  readonly review?: ReviewState | undefined;
  readonly screening?: ScreeningState | undefined;
  readonly placed_from?: string | undefined;
  readonly placed_to?: string | undefined;
  readonly due_to?: string | undefined;
  readonly temperature?: string | undefined;
  readonly product?: string | undefined;
  readonly customer?: string | undefined;
  readonly sales_rep?: string | undefined;
  readonly search?: string | undefined;
}

/** A condition on `placed_order o` with the values that it names. */
export interface Condition {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Collects conditions and the values that they name, so that no value is ever written into a statement. */
class Conditions {
  readonly values: unknown[] = [];
  readonly texts: string[] = [];

  /** @returns the name of the value in the statement */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  build(): Condition {
    return { text: this.texts.length === 0 ? 'true' : this.texts.join(' and '), values: this.values };
  }
}

const oneOf = (statuses: readonly OrderStatus[]) => `o.status in (${statuses.map((one) => `'${one}'`).join(', ')})`;

/** The condition of the index of open orders, in its words. */
export const isOpen = oneOf(openStatuses);

const waits = "('pending', 'held')";

/** The first moment of the day after a day, in UTC. */
const dayAfter = (day: string): Date => addDays(new Date(`${day}T00:00:00Z`), 1);

function addView(conditions: Conditions, view: OrderView, now: Date): void {
  // Written out: an index of some states is only used when the statement names them.
  if (view.statuses.length > 0) conditions.texts.push(oneOf(view.statuses));
  if (view.review === 'waits') conditions.texts.push(`o.review_state in ${waits}`);
  if (view.screening === 'waits') conditions.texts.push(`o.screening_state in ${waits}`);
  if (view.isReleasable === true) {
    conditions.texts.push(`o.review_state not in ${waits} and o.screening_state not in ${waits}`);
  }
  if (view.isOverdue === true) conditions.texts.push(`o.due_at < ${conditions.value(startOfDay(now))}`);
}

/** A number as its index has it (0936). */
const keyOf = (column: string): string => `regexp_replace(lower(${column}), '[^a-z0-9]', '', 'g')`;

/**
 * A search is found in the words of an order, and besides by what they do not hold: the address that its customer has
 * today, and the numbers of its invoice and parcels. Each way is found by an index of its own, and there are never many
 * of them: no pass over all orders.
 */
function addSearch(conditions: Conditions, typed: string): void {
  const words = searchWords(typed);
  if (words.length === 0) return;
  const query = words.map((word) => `'${word.replaceAll(/['\\]/g, String.raw`$&$&`)}':*`).join(' & ');
  const found = `o.search_terms @@ ${conditions.value(query)}::tsquery`;
  const others = [...byAddress(conditions, words), ...byNumber(conditions, typed)];
  if (others.length === 0) conditions.texts.push(found);
  else
    conditions.texts.push(`o.id in (select o.id from placed_order o where ${found} union ${others.join(' union ')})`);
}

function byAddress(conditions: Conditions, [only, ...more]: readonly string[]): string[] {
  if (only === undefined || more.length > 0 || !only.includes('@')) return [];
  const now = `(select id from account where email_normalised = ${conditions.value(only)})`;
  const ways = [`o.account_id in ${now}`, `o.payer_account_id in ${now}`];
  return ways.map((way) => `select o.id from placed_order o where ${way}`);
}

/** Of an invoice the part behind `INV-` is enough. */
function byNumber(conditions: Conditions, typed: string): string[] {
  const number = typedNumber(typed);
  if (number === null) return [];
  const begins = conditions.value(`${number}%`);
  const invoices = [begins, conditions.value(`inv${number}%`)];
  return [
    ...invoices.map((start) => `select order_id from invoice where ${keyOf('number')} like ${start}`),
    `select order_id from parcel where ${keyOf('tracking_number')} like ${begins}`,
    `select cart_id from cart_group where tracking_number is not null and ${keyOf('tracking_number')} like ${begins}`,
  ];
}

/** Whether a view has open orders alone. */
export const isOfOpenOrders = ({ statuses }: OrderView): boolean =>
  statuses.length > 0 && statuses.every((status) => openStatuses.some((open) => open === status));

/** The view of this name alone, for its count. */
export function viewCondition(view: OrderView, now: Date): Condition {
  const conditions = new Conditions();
  addView(conditions, view, now);
  return conditions.build();
}

/** The condition that a filter comes to; an unknown view narrows nothing. */
export function filterCondition(filter: OrderFilter, now: Date): Condition {
  const conditions = new Conditions();
  const { texts } = conditions;
  const equal = (column: string, value: unknown) => texts.push(`${column} = ${conditions.value(value)}`);
  if (filter.view !== undefined && isOrderView(filter.view)) addView(conditions, orderViews[filter.view], now);
  if (filter.status !== undefined) texts.push(`o.status = any(${conditions.value(statusesOf(filter.status))}::text[])`);
  if (filter.review !== undefined) equal('o.review_state', filter.review);
  if (filter.screening !== undefined) equal('o.screening_state', filter.screening);
  if (filter.placed_from !== undefined) {
    texts.push(`o.placed_at >= ${conditions.value(new Date(`${filter.placed_from}T00:00:00Z`))}`);
  }
  if (filter.placed_to !== undefined) texts.push(`o.placed_at < ${conditions.value(dayAfter(filter.placed_to))}`);
  if (filter.due_to !== undefined) {
    texts.push(`o.due_at < ${conditions.value(dayAfter(filter.due_to))}`);
    texts.push(isOpen);
  }
  if (filter.temperature !== undefined) texts.push(`${conditions.value(filter.temperature)} = any(o.temperatures)`);
  if (filter.product !== undefined) texts.push(`o.product_slugs @> array[${conditions.value(filter.product)}]::text[]`);
  if (filter.customer !== undefined) {
    const customer = conditions.value(validate(filter.customer) ? filter.customer : null);
    texts.push(`(o.account_id = ${customer} or o.payer_account_id = ${customer})`);
  }
  if (filter.sales_rep === 'none') texts.push('o.sales_rep_id is null');
  else if (filter.sales_rep !== undefined)
    equal('o.sales_rep_id', validate(filter.sales_rep) ? filter.sales_rep : null);
  if (filter.search !== undefined) addSearch(conditions, filter.search);
  return conditions.build();
}

const statusesOf = (joined: string): OrderStatus[] => joined.split(',') as OrderStatus[];
