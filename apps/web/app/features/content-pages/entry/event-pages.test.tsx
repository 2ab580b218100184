import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { EventPage } from './event-pages.tsx';

type Event = Parameters<typeof EventPage>[0]['entry'];

const anEvent = (fields: Partial<Event['fields']>) =>
  ({
    id: '1',
    type: 'event',
    url: '/events/clinic',
    title: 'A clinic',
    fields: {
      title: 'A clinic',
      summary: 'Bring a design.',
      event_type: 'clinic',
      location: 'online',
      seats: 12,
      starts_at: '2026-03-01T10:00:00Z',
      ends_at: '2026-03-01T11:00:00Z',
      takes_registrations: true,
      body: { type: 'doc', content: [] },
      ...fields,
    },
  }) as unknown as Event;

const drawnAt = (moment: string, fields: Partial<Event['fields']> = {}): string => {
  vi.useFakeTimers({ now: new Date(moment) });
  try {
    return renderToStaticMarkup(<EventPage entry={anEvent(fields)} />);
  } finally {
    vi.useRealTimers();
  }
};

describe('the form of an event (CT-46)', () => {
  test('stands on its page until it ends, with the seats', () => {
    const page = drawnAt('2026-03-01T10:59:00Z');
    expect(page).toContain('action="/forms/event-registration"');
    expect(page).toContain('There are 12 seats');
    expect(page).toContain('<p data-closed="true" hidden="">');
  });

  test('is closed with a sentence when it has ended', () => {
    const page = drawnAt('2026-03-01T11:00:00Z');
    expect(page).not.toContain('<form');
    expect(page).toContain('<p data-closed="true">This event is over, and registrations are closed.');
  });

  test('is not there where the event takes no registrations', () => {
    expect(drawnAt('2026-03-01T09:00:00Z', { takes_registrations: false })).not.toContain('Register');
  });
});

test('the line for the time by the visitor’s own clock is empty in the HTML, which is the same for everybody (CT-83)', () => {
  expect(drawnAt('2026-02-01T10:00:00Z')).toMatch(
    /<p class="[^"]*" data-local-time="" data-starts="2026-03-01T10:00:00Z" data-ends="2026-03-01T11:00:00Z"><\/p>/,
  );
});
