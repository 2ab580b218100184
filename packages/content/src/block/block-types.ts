import type { FieldTable } from '../field/index.ts';

/** A type of block: what the palette says of it, and its fields. */
interface BlockType {
  readonly label: string;
  readonly help: string;
  readonly fields: FieldTable;
}

const heading = { kind: 'text', label: 'Heading' } as const;
const lead = { kind: 'text', label: 'Lead', lines: 3, max: 600 } as const;
const actions = {
  kind: 'rows',
  label: 'Buttons',
  max: 3,
  fields: {
    label: { kind: 'text', label: 'Label', required: true, max: 60 },
    href: { kind: 'link', label: 'Link', required: true },
  },
} as const;

/** So many buttons of a call to action are choices, of which none is meant more than the others. */
export const choicesOfCall = 4;

/** What an entry list may list; each is drawn when the page is, so that a new entry needs no republishing. */
export const listedTypes = {
  blog_post: 'Blog posts',
  event: 'Events',
  resource: 'Resources',
  publication: 'Publications',
  podcast_episode: 'Podcast episodes',
  case_study: 'Case studies',
  application_detail: 'Applications',
  help_article: 'Help articles',
  press_release_page: 'Press releases',
  press_news: 'News of us elsewhere',
  guide_chapter: 'Chapters of guides',
  team_member: 'Team',
  offer: 'Offers',
  product: 'Products',
  experience: 'Experiences',
} as const;

/** What can be ordered, by the address of its order screen. */
export const orderedProducts = {
  'guide-rna-plates': 'Guide RNA in plates',
  'guide-rna-tubes': 'Guide RNA in tubes',
  'gene-library': 'Gene libraries',
  'cell-library': 'Engineered cell libraries',
  'express-knockout': 'Express knockout',
  'gene-knockout': 'Gene knockout cells',
  'cell-pool': 'Knockout cell pools',
  'cell-clone': 'Knockout cell clones',
} as const;

/** What the site draws above a feature. */
export const featureDrawings = {
  names: 'Names that are settled',
  controls: 'Controls on two plates',
  findings: 'Findings about genes',
  faults: 'Faults with their repairs',
  plate: 'A plate that fills',
  map: 'A plate and its rows',
} as const;

/** The blocks of block pages. A new one is a row here and a component in the table of blocks of the site. */
export const blockTypes = {
  hero: {
    label: 'Hero',
    help: 'The head of a page, on one of the gradients.',
    fields: {
      heading: { ...heading, required: true },
      lead,
      actions,
      image: { kind: 'image', label: 'Picture' },
      gradient: {
        kind: 'choice',
        label: 'Ground',
        options: { plain: 'Plain', wash: 'Wash', petrol: 'Petrol', spectrum: 'Spectrum' },
      },
    },
  },
  try_one_target: {
    label: 'Try one target',
    help: 'The head of the home page, with a target that visitors check in place.',
    fields: { heading: { ...heading, required: true }, lead, actions },
  },
  product_range: {
    label: 'Products',
    help: 'Everything that can be ordered, with drawings and the limits of each.',
    fields: { heading: { ...heading, required: true } },
  },
  before_you_pay: {
    label: 'Before you pay',
    help: 'What an order shows before it is paid: faults, price and plate map.',
    fields: { heading: { ...heading, required: true } },
  },
  rich_text: {
    label: 'Text',
    help: 'Headings, lists, tables, notes and pictures.',
    fields: { body: { kind: 'rich_text', label: 'Text', required: true } },
  },
  feature_grid: {
    label: 'Features',
    help: 'Two to four things side by side.',
    fields: {
      heading,
      lead,
      features: {
        kind: 'rows',
        label: 'Features',
        required: true,
        max: 12,
        fields: {
          title: { kind: 'text', label: 'Title', required: true, max: 80 },
          text: { kind: 'text', label: 'Text', lines: 3, required: true, max: 400 },
          href: { kind: 'link', label: 'Link' },
          image: { kind: 'image', label: 'Picture' },
          drawing: {
            kind: 'choice',
            label: 'Drawing',
            help: 'In the place of a picture: it follows the light and the dark look of the site.',
            options: featureDrawings,
          },
        },
      },
    },
  },
  call_to_action: {
    label: 'Call to action',
    help: 'One sentence and one button, or four ways to choose from.',
    fields: {
      heading: { ...heading, required: true },
      lead,
      actions: {
        ...actions,
        help: 'Four of them stand as choices beside the sentence, none before the others.',
        required: true,
        max: choicesOfCall,
      },
      for_customers: {
        kind: 'rows',
        label: 'For customers',
        help: 'Stands in its place for visitors whom the marketing CRM knows as customers, and who agreed to that.',
        max: 1,
        fields: {
          heading: { ...heading, required: true },
          lead,
          label: { kind: 'text', label: 'Label of the button', required: true, max: 60 },
          href: { kind: 'link', label: 'Link', required: true },
        },
      },
    },
  },
  faq: {
    label: 'Questions',
    help: 'Questions that open to their answers.',
    fields: {
      heading,
      questions: {
        kind: 'rows',
        label: 'Questions',
        required: true,
        max: 40,
        fields: {
          question: { kind: 'text', label: 'Question', required: true },
          answer: { kind: 'rich_text', label: 'Answer', required: true },
        },
      },
    },
  },
  image: {
    label: 'Picture',
    help: 'A picture across the page.',
    fields: { image: { kind: 'image', label: 'Picture', required: true } },
  },
  quote: {
    label: 'Quote',
    help: 'Words of somebody, with where they are from.',
    fields: {
      text: { kind: 'text', label: 'Words', lines: 4, required: true, max: 800 },
      source: { kind: 'text', label: 'Said by', required: true },
    },
  },
  logos: {
    label: 'Logos',
    help: 'A row of marks.',
    fields: {
      heading,
      logos: {
        kind: 'rows',
        label: 'Logos',
        required: true,
        max: 24,
        fields: {
          name: { kind: 'text', label: 'Name', required: true, max: 80 },
          image: { kind: 'image', label: 'Mark' },
          href: { kind: 'link', label: 'Link' },
        },
      },
    },
  },
  video: {
    label: 'Video',
    help: 'A film from the media, with its text.',
    fields: {
      title: { kind: 'text', label: 'Title', required: true },
      video: { kind: 'file', label: 'Film', required: true },
      poster: { kind: 'image', label: 'Picture before it plays' },
      transcript: { kind: 'rich_text', label: 'Transcript', required: true },
    },
  },
  table: {
    label: 'Table',
    help: 'Rows and columns with a heading.',
    fields: { heading, lead, body: { kind: 'rich_text', label: 'Table', required: true } },
  },
  entry_list: {
    label: 'List of entries',
    help: 'The latest entries of a type, looked up whenever the page is drawn.',
    fields: {
      heading,
      type: { kind: 'choice', label: 'Type', required: true, options: listedTypes },
      tag: { kind: 'reference', label: 'With the tag', to: ['tag'] },
      category: { kind: 'reference', label: 'In the category', to: ['blog_category', 'help_category'] },
      most: { kind: 'number', label: 'How many', min: 1, max: 24 },
    },
  },
  embedded_form: {
    label: 'Form',
    help: 'One of the forms that the store answers.',
    fields: {
      heading,
      lead,
      form: {
        kind: 'choice',
        label: 'Form',
        required: true,
        options: {
          contact: 'Contact',
          'event-registration': 'Registration for an event',
          survey: 'Survey',
          offer: 'Offer',
          newsletter: 'Newsletter',
        },
      },
    },
  },
  price_table: {
    label: 'Prices',
    help: 'The list prices of a product, from the price list.',
    fields: { heading, lead, product: { kind: 'choice', label: 'Product', required: true, options: orderedProducts } },
  },
  plate_formats: {
    label: 'Plate formats',
    help: 'The plates of gene libraries with the amounts that each holds, from the rules of an order.',
    fields: { heading, lead },
  },
  order_button: {
    label: 'Order button',
    help: 'Leads to the order screen of a product, and says who may order it and what is not shipped where.',
    fields: { product: { kind: 'choice', label: 'Product', required: true, options: orderedProducts }, lead },
  },
} as const satisfies Readonly<Record<string, BlockType>>;
