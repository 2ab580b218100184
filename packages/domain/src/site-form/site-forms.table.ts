import type { FormDefinition, FormField } from '../form/index.ts';

/** A form that stands on pages of the site, without an account. */
export interface SiteForm {
  readonly label: string;
  /** What its button says. */
  readonly button: string;
  /** The page that answers it, where one is published. */
  readonly thanks: `/${string}`;
  /** A page that it stands on, or that leads to it. */
  readonly standsOn: `/${string}`;
  /** `with_words`: it is mailed where something was written into the field, and only kept else. */
  readonly mailed: 'always' | { readonly whenAnswered: string };
  /** The newest version is the last one; older ones stay readable. */
  readonly versions: readonly FormDefinition[];
}

const name = { kind: 'text', name: 'name', label: 'Name', longest: 100, required: true } as const;
const email = {
  kind: 'text',
  name: 'email',
  label: 'E-mail',
  longest: 254,
  holds: 'email',
  required: true,
} as const;
const organisation = { kind: 'text', name: 'organisation', label: 'Organisation', longest: 120 } as const;
const news = {
  kind: 'yes_no',
  name: 'consent',
  looks: 'checkbox',
  label: 'Write to me about new products and events. I can take this back by a mail at any time.',
} as const;

const one = (form: string, title: string, fields: readonly FormField[]): readonly FormDefinition[] => [
  { name: form, version: 1, panels: [{ name: 'all', title, fields }] },
];

const wasHelpful = {
  kind: 'choice',
  name: 'helpful',
  label: 'Was this helpful?',
  required: true,
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
} as const;
const ifNot = { field: 'helpful', is: ['no'] } as const;

/** The forms of the site. What was sent names the version: a change of a field is a new version and never an edit. */
export const siteForms = {
  contact: {
    label: 'Contact',
    button: 'Send the message',
    thanks: '/thanks/contact',
    standsOn: '/contact',
    mailed: 'always',
    versions: one('contact', 'Your message', [
      name,
      email,
      organisation,
      {
        kind: 'choice',
        name: 'topic',
        label: 'What it is about',
        required: true,
        options: [
          { value: 'order', label: 'An order' },
          { value: 'design', label: 'A design or a protocol' },
          { value: 'quote', label: 'Prices and quotes' },
          { value: 'press', label: 'Press' },
          { value: 'else', label: 'Something else' },
        ],
      },
      {
        kind: 'text',
        name: 'message',
        label: 'Message',
        longest: 4e3,
        lines: 6,
        required: true,
      },
      news,
    ]),
  },
  'event-registration': {
    label: 'Registration for an event',
    button: 'Register',
    thanks: '/events/thanks',
    standsOn: '/events',
    mailed: 'always',
    versions: one('event-registration', 'Your seat', [
      name,
      email,
      organisation,
      { kind: 'text', name: 'question', label: 'A question that you bring', longest: 500, lines: 2 },
      news,
    ]),
  },
  survey: {
    label: 'Survey',
    button: 'Send the answers',
    thanks: '/thanks/survey',
    standsOn: '/',
    mailed: 'always',
    versions: one('survey', 'Your answers', [
      {
        kind: 'choice',
        name: 'rating',
        label: 'How well could you do what you came for?',
        required: true,
        options: [
          { value: '5', label: 'Very well' },
          { value: '4', label: 'Well' },
          { value: '3', label: 'So-so' },
          { value: '2', label: 'Badly' },
          { value: '1', label: 'Not at all' },
        ],
      },
      {
        kind: 'several',
        name: 'used',
        label: 'What did you use?',
        options: [
          { value: 'guides', label: 'Guide RNA' },
          { value: 'libraries', label: 'Libraries' },
          { value: 'cells', label: 'Knockout cells' },
          { value: 'help', label: 'Help and guides to editing' },
        ],
      },
      {
        kind: 'text',
        name: 'missed',
        label: 'What did you miss?',
        longest: 2e3,
        lines: 4,
      },
      { kind: 'text', name: 'email', label: 'E-mail, if we may ask back', longest: 254, holds: 'email' },
    ]),
  },
  offer: {
    label: 'Offer',
    button: 'Ask for the offer',
    thanks: '/thanks/offer',
    standsOn: '/success',
    mailed: 'always',
    versions: one('offer', 'Whom it is for', [
      name,
      email,
      { ...organisation, required: true },
      {
        kind: 'text',
        name: 'project',
        label: 'What it is for',
        longest: 1e3,
        lines: 3,
      },
      news,
    ]),
  },
  newsletter: {
    label: 'Newsletter',
    button: 'Subscribe',
    thanks: '/thanks/newsletter',
    standsOn: '/blog',
    mailed: 'always',
    versions: one('newsletter', 'Where to', [email, { ...news, required: true }]),
  },
  helpful: {
    label: 'Was this helpful?',
    button: 'Send',
    thanks: '/thanks/helpful',
    standsOn: '/help',
    mailed: { whenAnswered: 'missing' },
    versions: [
      ...one('helpful', 'Was this helpful?', [
        wasHelpful,
        { kind: 'text', name: 'missing', label: 'What is missing or wrong?', longest: 1000, lines: 2 },
      ]),
      {
        name: 'helpful',
        version: 2,
        panels: [
          {
            name: 'all',
            title: 'Was this helpful?',
            fields: [
              wasHelpful,
              {
                kind: 'choice',
                name: 'reason',
                label: 'What was missing?',
                when: ifNot,
                options: [
                  { value: 'unanswered', label: 'It did not answer my question' },
                  { value: 'hard', label: 'It is hard to follow' },
                  { value: 'wrong', label: 'It is wrong or out of date' },
                ],
              },
              {
                kind: 'text',
                name: 'missing',
                label: 'In your own words',
                when: ifNot,
                longest: 1000,
                lines: 2,
              },
            ],
          },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, SiteForm>>;

/** One of the words of {@link siteForms}. */
export type SiteFormName = keyof typeof siteForms;
export const siteFormNames = Object.keys(siteForms) as [SiteFormName, ...SiteFormName[]];
export const isSiteForm = (word: string): word is SiteFormName => Object.hasOwn(siteForms, word);
