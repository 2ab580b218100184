import type { FieldTable } from '../field/index.ts';
import { blocksField, frameFields, pageFields, titleField } from './common-fields.ts';

const summary = { kind: 'text', label: 'Summary', lines: 3, max: 300 } as const;

const noFields = {} as const;

const blockPage = <
  const Name extends string,
  const Url extends `/${string}`,
  const Own extends FieldTable = typeof noFields,
>(
  name: Name,
  label: string,
  plural: string,
  url: Url,
  help: string,
  ownFields: Own = noFields as Own,
) => ({
  name,
  label,
  plural,
  help,
  version: 1,
  url,
  card: ['summary'],
  fields: { ...titleField, summary, ...ownFields, ...blocksField, ...frameFields, ...pageFields },
});

const pressFields = {
  contact: { kind: 'text', label: 'Whom the press asks', lines: 3, max: 400 },
  files: {
    kind: 'rows',
    label: 'For the press',
    max: 12,
    fields: {
      title: { kind: 'text', label: 'Title', required: true },
      file: { kind: 'file', label: 'File', required: true },
    },
  },
} as const;

/** The types of pages that editors put together from blocks: name, label, plural, address, what it is for. */
export const blockPages = {
  landing: blockPage(
    'landing',
    'Landing page',
    'Landing pages',
    '/{slug}',
    'A page of blocks at an address of its own.',
  ),
  home: blockPage('home', 'Home', 'Home', '/', 'The first page.'),
  hub: blockPage('hub', 'Hub', 'Hubs', '/hubs/{slug}', 'A page that gathers what is about one thing.'),
  platform: blockPage('platform', 'Platform', 'Platforms', '/platform/{slug}', 'How a technique of ours works.'),
  guide_home: blockPage(
    'guide_home',
    'Guide',
    'Guides',
    '/learn/{slug}',
    'The first page of a guide; its chapters are listed below.',
  ),
  press_landing: blockPage(
    'press_landing',
    'Press',
    'Press',
    '/press',
    'The head of the press pages, with whom to ask.',
    pressFields,
  ),
  contact_landing: blockPage('contact_landing', 'Contact', 'Contact', '/contact', 'How to reach us.'),
  thank_you: blockPage(
    'thank_you',
    'Thank-you page',
    'Thank-you pages',
    '/thanks/{slug}',
    'What follows a form that was sent.',
  ),
  survey: blockPage('survey', 'Survey', 'Surveys', '/surveys/{slug}', 'A page with a form that asks.'),
  company: blockPage('company', 'Company', 'Company', '/company', 'Who we are.'),
  customers: blockPage('customers', 'Customers', 'Customers', '/customers', 'Whom we work for.'),
};
