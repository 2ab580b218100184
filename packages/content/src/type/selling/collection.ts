import { blocksField, pageFields, summaryField, tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const collection = defineType({
  name: 'collection',
  label: 'Collection',
  plural: 'Collections',
  help: 'Entries in an order of yours.',
  version: 1,
  url: '/collections/{slug}',
  card: ['summary'],
  fields: {
    ...titleField,
    ...summaryField,
    entries: {
      kind: 'references',
      label: 'Entries',
      to: [
        'blog_post',
        'resource',
        'event',
        'help_article',
        'guide_chapter',
        'case_study',
        'podcast_episode',
        'publication',
        'application_detail',
      ],
      required: true,
      max: 60,
    },
    ...blocksField,
    ...tagFields,
    ...pageFields,
  },
});
