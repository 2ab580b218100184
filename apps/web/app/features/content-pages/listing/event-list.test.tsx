import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventList } from './event-list.tsx';

const rowOf = (card: object): string => {
  const times = { starts_at: '2030-03-01T14:00Z', ends_at: '2030-03-01T15:00Z' };
  const event = { id: 'e', type: 'event', url: '/events/e', title: 'Design a library', card: { ...times, ...card } };
  const html = renderToStaticMarkup(<EventList events={[event]} seatsTaken={{}} isInParts={false} />);
  return /<p>(.+?)<time/.exec(html)?.[1] ?? '';
};

test('a row of events tells what it is from where it is, also where the place has commas of its own (CT-31)', () => {
  const place = 'A seminar room, not yet booked';
  expect(rowOf({ event_type: 'workshop', location: 'on-site', place })).toBe(`Workshop · ${place} · `);
  expect(rowOf({ event_type: 'webinar', location: 'online', place: 'By a link' })).toBe('Webinar · Online · ');
});
