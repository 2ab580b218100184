import { dayParts } from './day-text.ts';
import styles from './day-tile.module.css';

/** The day of an event as a leaf of a calendar; its time and place stand in words beside it. */
export function DayTile({ moment, isPast = false }: { readonly moment: string; readonly isPast?: boolean }) {
  const { month, day } = dayParts(moment);
  return (
    <p className={styles.day} data-past={isPast || undefined} aria-hidden="true">
      <small>{month}</small>
      <b>{day}</b>
    </p>
  );
}
