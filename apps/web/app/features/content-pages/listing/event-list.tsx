import type { ShownReference } from '@cutsite/content/field';
import { countText } from '@cutsite/domain/text';
import { ButtonLink } from '@cutsite/ui/button';
import { Pill } from '@cutsite/ui/pill';
import type { ContentCard } from '../../../platform/content/content-source.ts';
import { choiceLabel } from '../parts/card-facts.ts';
import { dayText, isPast, lengthText, timeText } from '../parts/day-text.ts';
import { DayTile } from '../parts/day-tile.tsx';
import { LocalTime } from '../parts/local-time.tsx';
import styles from './rows.module.css';

export interface EventListProps {
  readonly events: readonly ContentCard[];
  /** By the id of the event; one that nobody registered for is left out. */
  readonly seatsTaken: Readonly<Record<string, number>>;
  /** Past ones stand under a head of their own, behind those to come. */
  readonly isInParts: boolean;
}

/** Events as rows: the day, what and where, and what can be done about it. */
export function EventList({ events, seatsTaken, isInParts }: EventListProps) {
  const isOver = ({ card }: ContentCard) => isPast(String(card['ends_at']));
  const parts = isInParts
    ? [
        { title: 'To come', rows: events.filter((one) => !isOver(one)) },
        { title: 'Past', rows: events.filter(isOver) },
      ]
    : [{ title: 'Events', rows: events }];
  return parts.map(({ title, rows }) =>
    rows.length === 0 ? null : (
      <div key={title}>
        {/* Without sight, the rows stand below a heading as well. */}
        <h2 className={title === 'Past' ? styles.part : 'cs-visually-hidden'}>{title}</h2>
        <ul className={styles.rows}>
          {rows.map((event) => (
            <li key={event.id} className={styles.event}>
              <EventRow event={event} taken={seatsTaken[event.id] ?? 0} isOver={isOver(event)} />
            </li>
          ))}
        </ul>
      </div>
    ),
  );
}

interface RowProps {
  readonly event: ContentCard;
  readonly taken: number;
  readonly isOver: boolean;
}

function EventRow({ event, taken, isOver }: RowProps) {
  const { card, title, url } = event;
  const [startsAt, endsAt] = [String(card['starts_at']), String(card['ends_at'])];
  const where = choiceLabel('event', 'location', String(card['location']));
  const place = typeof card['place'] === 'string' ? card['place'] : '';
  // How to join is nothing that a list has to say.
  const at = card['location'] === 'online' || place === '' ? where : place;
  return (
    <>
      <DayTile moment={startsAt} isPast={isOver} />
      <div className={styles.about}>
        <h3>{url === null ? title : <a href={url}>{title}</a>}</h3>
        <p>
          {/* A place has commas of its own. */}
          {choiceLabel('event', 'event_type', String(card['event_type']))} · {at} ·{' '}
          <time dateTime={startsAt}>
            {timeText(startsAt)}
            <span className="cs-visually-hidden"> on {dayText(startsAt)}</span>
          </time>
          , {lengthText(startsAt, endsAt)}
        </p>
        {isOver ? null : <LocalTime starts={startsAt} isSmall />}
      </div>
      {isOver ? <Left event={event} /> : <Registration event={event} taken={taken} endsAt={endsAt} />}
    </>
  );
}

/** So few are said with a mark. */
const fewSeats = 6;

/** The way to a seat. A page may be drawn before the end and read after it: an island then takes the way off. */
function Registration({
  event: { card, url, title },
  taken,
  endsAt,
}: Omit<RowProps, 'isOver'> & { readonly endsAt: string }) {
  if (card['takes_registrations'] !== true || url === null) return <span />;
  const left = typeof card['seats'] === 'number' ? Math.max(0, card['seats'] - taken) : null;
  const said = left === null ? null : `${countText(left, 'seat')} left`;
  return (
    <div className={styles.ways} data-closes={endsAt}>
      <span data-closed hidden>
        <Pill>over</Pill>
      </span>
      <span data-open>
        {left === 0 ? <Pill>fully booked</Pill> : null}
        {left !== null && left > 0 && left <= fewSeats ? (
          <Pill tone="warnMinor" icon="warning">
            {said}
          </Pill>
        ) : null}
        {left !== null && left > fewSeats ? <small>{said}</small> : null}
        {left === 0 ? null : (
          <ButtonLink href={`${url}#register`} variant="primary" aria-label={`Register: ${title}`}>
            Register
          </ButtonLink>
        )}
      </span>
    </div>
  );
}

/** What is left of an event that is over: its recording, its slides. */
function Left({ event: { card, title } }: { readonly event: ContentCard }) {
  const resources = Array.isArray(card['resources']) ? (card['resources'] as readonly ShownReference[]) : [];
  return (
    <div className={styles.ways}>
      {resources.slice(0, 2).map(({ id, url, title: what, card: { resource_type: type } }) => {
        if (url === null) return null;
        const isRecording = type === 'talk' || type === 'video';
        const label = isRecording ? 'Recording' : choiceLabel('resource', 'resource_type', String(type));
        return (
          <ButtonLink key={id} href={url} aria-label={`${label} of ${title}: ${what}`}>
            {label}
          </ButtonLink>
        );
      })}
    </div>
  );
}
