import { orderedProducts } from '@cutsite/domain/item';
import { orderStates, orderStatuses } from '@cutsite/domain/placed-order';
import { utcDayText } from '../../../platform/moment-text.ts';
import { temperatureLabels } from '../order-text.ts';
import { filterOf, type QueueQuery } from './queue-address.ts';

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

/** What a list of orders can be narrowed down by from a few values. */
export const filterChoices = {
  status: orderStatuses.map((value) => ({ value, label: orderStates[value].label })),
  review: [
    { value: 'pending', label: 'open' },
    { value: 'held', label: 'held' },
    { value: 'cleared', label: 'cleared' },
    { value: 'not_required', label: 'not asked for' },
  ],
  temperature: Object.entries(temperatureLabels).map(([value, label]) => ({ value, label })),
  product: Object.entries(orderedProducts).map(([value, { label }]) => ({ value, label })),
} as const satisfies Readonly<Record<string, readonly FilterChoice[]>>;

export type ChoiceFilter = keyof typeof filterChoices;

/** The names of the filters, as their fields and chips have them. A day begins and ends in UTC, wherever one is. */
export const filterLabels: Readonly<Record<string, string>> = {
  status: 'State',
  review: 'Review',
  screening: 'Screening',
  temperature: 'Temperature',
  product: 'Product',
  placed_from: 'Placed from (UTC)',
  placed_to: 'Placed to (UTC)',
  due_to: 'Due by',
  sales_rep: 'Sales',
  customer: 'Customer',
  search: 'Search',
};

/** A filter that is set: its name in the address, and what it says. */
export interface FilterChip {
  readonly name: string;
  readonly text: string;
}

/** "State: In review, Shipped": each filter of the address but its view, in the order of the fields. */
export function filterChips(query: QueueQuery, reps: readonly FilterChoice[]): readonly FilterChip[] {
  const filter = filterOf(query);
  return Object.entries(filterLabels).flatMap(([name, label]) => {
    const value = filter[name];
    return value === undefined ? [] : [{ name, text: `${label}: ${valueText(name, value, reps)}` }];
  });
}

function valueText(name: string, value: string, reps: readonly FilterChoice[]): string {
  if (name === 'customer') return 'the one chosen';
  if (name === 'search') return `“${value}”`;
  if (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))) return utcDayText(value);
  const known: readonly FilterChoice[] = name === 'sales_rep' ? reps : choicesOf(name);
  return value
    .split(',')
    .map((one) => known.find((choice) => choice.value === one)?.label ?? one.replaceAll('_', ' '))
    .join(', ');
}

const choicesOf = (name: string): readonly FilterChoice[] =>
  Object.hasOwn(filterChoices, name) ? filterChoices[name as ChoiceFilter] : [];
