import { requestStates } from '@cutsite/domain/advanced-request';
import { orderStates, shipmentStates } from '@cutsite/domain/placed-order';
import { momentText } from '../../platform/moment-text.ts';

type Words = Readonly<Record<string, string>>;

const labelsOf = (states: Readonly<Record<string, { readonly label: string }>>): Words =>
  Object.fromEntries(Object.entries(states).map(([state, { label }]) => [state, label]));

const decisions = { not_required: 'not asked for', pending: 'open', held: 'held', cleared: 'cleared' };
const statuses = Object.assign(labelsOf(shipmentStates), labelsOf(orderStates));

/** What the words of a field are called in the rest of the office. */
const wordsOf: Readonly<Record<string, Words>> = {
  status: statuses,
  state: labelsOf(requestStates),
  review: decisions,
  screening: decisions,
};

const ofShipment = /^status of shipment .+$/;
const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** "sales rep", "status of a shipment": a field without the signs of the database. */
export const fieldText = (field: string): string =>
  ofShipment.test(field) ? 'status of a shipment' : field.replaceAll('_', ' ');

/** "In production", "sales, finance", "none": a value of the audit as the rest of the office says it. */
export function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((one) => valueText(field, one)).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, one]) => `${fieldText(name)} ${valueText(name, one)}`)
      .join(', ');
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (isMoment.test(text)) return momentText(text);
  const words = wordsOf[ofShipment.test(field) ? 'status' : field];
  return words !== undefined && Object.hasOwn(words, text) ? (words[text] ?? text) : text;
}
