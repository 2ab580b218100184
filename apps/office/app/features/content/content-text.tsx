import { entryStates } from '@cutsite/content/entry';
import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import { localMinute } from '@cutsite/domain/day-text';
import type { IconName } from '@cutsite/ui/icon';
import { Pill, type PillTone } from '@cutsite/ui/pill';

const looks: Readonly<Record<string, { readonly tone: PillTone; readonly icon?: IconName }>> = {
  draft: { tone: 'neutral' },
  in_review: { tone: 'info' },
  scheduled: { tone: 'info', icon: 'clock' },
  published: { tone: 'success' },
  changed: { tone: 'brand', icon: 'edit' },
  taken_off: { tone: 'neutral', icon: 'remove' },
  trash: { tone: 'error', icon: 'remove' },
};

const words: Readonly<Record<string, string>> = {
  ...entryStates,
  trash: 'In the trash',
  mine: 'Mine',
  unused: 'Not used',
  clock_failed: 'Missed its schedule',
};

/** The words of a state or view, also of one that a newer service knows. */
export const stateLabel = (state: string): string => (Object.hasOwn(words, state) ? words[state] : undefined) ?? state;

export const StatePill = ({ state }: { readonly state: string }) => (
  <Pill {...(looks[state] ?? { tone: 'neutral' })}>{stateLabel(state)}</Pill>
);

export const typeLabel = (type: string): string => (isContentTypeName(type) ? contentTypeOf(type).label : type);

/** `124 KB`, `1.5 MB`, `20 GB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${(bytes / 1_000).toFixed(0)} KB`
      : bytes < 1_000_000_000
        ? `${(bytes / 1_000_000).toFixed(1)} MB`
        : `${(bytes / 1_000_000_000).toFixed(1).replace(/\.0$/, '')} GB`;

const full = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

const inUtc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** "24 Nov 2026, 09:00 GMT+1", in the zone of who looks. */
export const momentWithZone = (iso: string): string => full.format(new Date(iso));

/**
 * In which zone a field of local time is filled in, and which moment that is for colleagues elsewhere:
 * "Your time zone: Europe/Brussels. In UTC: 1 Jan 2027, 09:00." Where the zone is UTC itself, that is enough.
 *
 * @param iso the moment that the field holds; null: none yet
 */
export function zoneHint(iso: string | null): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hint = `Your time zone: ${zone}.`;
  return iso === null || zone === 'UTC' ? hint : `${hint} In UTC: ${inUtc.format(new Date(iso))}.`;
}

/** The moment that a field of local time holds, in UTC; null while it holds none. */
export function momentOfLocal(text: string): string | null {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? null : at.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** What a field of local time shows of a moment. */
export function localOfMoment(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? '' : localMinute(at);
}
