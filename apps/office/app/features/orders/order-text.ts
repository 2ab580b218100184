import { type OrderStatus, orderStates } from '@cutsite/domain/placed-order';
import type { PillTone } from '@cutsite/ui/pill';
import type { QueuedOrder } from './order-data.ts';

/** How loud the state of an order is; the word carries the meaning. */
const tones: Readonly<Record<OrderStatus, PillTone>> = {
  confirmed: 'info',
  in_review: 'warnMajor',
  in_production: 'success',
  partly_shipped: 'brand',
  shipped: 'success',
  delivered: 'success',
  cancelled: 'neutral',
};

export const statusLook = (status: OrderStatus): { readonly label: string; readonly tone: PillTone } => ({
  label: orderStates[status].label,
  tone: tones[status],
});

interface FlagLook {
  readonly label: string;
  readonly tone: PillTone;
}

/** What of an order asks for a look, in a word each. */
export function flagLooks({
  review,
  screening,
  mail_failed: hasFailedMail,
  mail_given_up: isGivenUp,
}: Pick<QueuedOrder, 'review' | 'screening' | 'mail_failed' | 'mail_given_up'>): FlagLook[] {
  const flags: FlagLook[] = [];
  if (review === 'pending') flags.push({ label: 'Review', tone: 'warnMajor' });
  if (review === 'held') flags.push({ label: 'Review held', tone: 'error' });
  if (screening === 'pending') flags.push({ label: 'Screening', tone: 'warnMajor' });
  if (screening === 'held') flags.push({ label: 'Screening held', tone: 'error' });
  if (isGivenUp === true) flags.push({ label: 'Mail not sent', tone: 'error' });
  else if (hasFailedMail === true) flags.push({ label: 'Mail tried again', tone: 'warnMinor' });
  return flags;
}

export const temperatureLabels = {
  ambient: 'Ambient',
  cold_packs: 'Cold packs',
  dry_ice: 'Dry ice',
} as const satisfies Readonly<Record<QueuedOrder['temperatures'][number], string>>;

/** "Plate 1, Plate 2 and 3 more" */
export function itemsText(names: readonly string[]): string {
  const shown = names.slice(0, 2).join(', ');
  return names.length > 2 ? `${shown} and ${names.length - 2} more` : shown;
}
