import { bodyField, heroField, pageFields, summaryField, tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const event = defineType({
  name: 'event',
  label: 'Event',
  plural: 'Events',
  help: 'Something that takes place at a time.',
  version: 1,
  url: '/events/{slug}',
  date: 'starts_at',
  card: ['summary', 'starts_at', 'ends_at', 'place', 'location', 'event_type'],
  filters: { location: 'location', type: 'event_type', resource: 'resources' },
  fields: {
    ...titleField,
    ...summaryField,
    event_type: {
      kind: 'choice',
      label: 'Type',
      options: { webinar: 'Webinar', conference: 'Conference', workshop: 'Workshop', clinic: 'Bench clinic' },
      required: true,
    },
    starts_at: { kind: 'moment', label: 'Begins', required: true },
    ends_at: { kind: 'moment', label: 'Ends', required: true },
    location: { kind: 'choice', label: 'Where', options: { online: 'Online', 'on-site': 'On site' }, required: true },
    place: { kind: 'text', label: 'Place', max: 160, help: 'City and house, or how to join.' },
    seats: { kind: 'number', label: 'Seats', min: 1, max: 100_000, help: 'Empty: as many as come.' },
    takes_registrations: { kind: 'flag', label: 'Registrations are taken here' },
    ...heroField,
    ...bodyField,
    resources: { kind: 'references', label: 'Slides and recordings', to: ['resource'], max: 8 },
    ...tagFields,
    ...pageFields,
  },
});
