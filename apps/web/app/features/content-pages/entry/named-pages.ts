import type { SiteFormName } from '@cutsite/domain/site-form';
import type { ContentQuery } from '../../../platform/content/content-source.ts';

/** A named page that an entry may fill, and that stands without one. */
export interface NamedPage {
  readonly title: string;
  readonly lead: string;
  /** What it lists while no entry says otherwise. */
  readonly lists: Readonly<Record<string, ContentQuery>>;
  readonly form?: SiteFormName;
}

const ten = { facets: [], order: 'newest', skip: 0, limit: 10 } as const;

/** By address (CT-2, CT-7 to CT-9, CT-11, CT-28). */
export const namedPages = {
  '/press': {
    title: 'Press',
    lead: 'Our news, and what others write about us.',
    lists: {
      Releases: { ...ten, types: ['press_release_page'] },
      'In the press': { ...ten, types: ['press_news'] },
    },
  },
  '/contact': { title: 'Contact', lead: 'How to reach us.', lists: {}, form: 'contact' },
  '/company': { title: 'Company', lead: 'Who makes what you order.', lists: {} },
  '/customers': { title: 'Customers', lead: 'The kinds of laboratories that order here.', lists: {} },
  '/careers': { title: 'Careers', lead: 'What we look for, and where.', lists: {} },
  '/events/thanks': {
    title: 'Thank you',
    lead: 'Your registration has arrived.',
    lists: { 'Other events': { ...ten, types: ['event'], limit: 4 } },
  },
} as const satisfies Readonly<Record<`/${string}`, NamedPage>>;

/** Whether such a page stands at an address. */
export const isNamedPath = (path: string): path is keyof typeof namedPages => Object.hasOwn(namedPages, path);
