import { pageFields, summaryField, tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const podcastEpisode = defineType({
  name: 'podcast_episode',
  label: 'Podcast episode',
  plural: 'Podcast episodes',
  help: 'A recording with its notes and transcript.',
  version: 1,
  url: '/podcast/{slug}',
  date: 'published_on',
  card: ['summary', 'number', 'seconds', 'published_on', 'guests'],
  fields: {
    ...titleField,
    ...summaryField,
    number: { kind: 'number', label: 'Number', min: 1, max: 10_000, required: true },
    published_on: { kind: 'date', label: 'Published on', required: true },
    audio: { kind: 'file', label: 'Sound', required: true },
    seconds: { kind: 'number', label: 'Length in seconds', min: 1, max: 100_000, required: true },
    guests: { kind: 'texts', label: 'Guests', max: 12 },
    notes: { kind: 'rich_text', label: 'Notes' },
    transcript: { kind: 'rich_text', label: 'Transcript', required: true },
    ...tagFields,
    ...pageFields,
  },
});
