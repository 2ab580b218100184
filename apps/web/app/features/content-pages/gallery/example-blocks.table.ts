import type { BlockName, ShownBlockOf } from '@cutsite/content/block';
import type { ShownImage } from '@cutsite/content/field';
import type { RichNode, RichText } from '@cutsite/content/rich-text';
import type { ContentCard } from '../../../platform/content/content-source.ts';
import filmUrl from './example-film.webm?url';
import markUrl from './example-mark.svg?url';
import pictureUrl from './example-picture.svg?url';

/** What a block holds beside its name and id. */
type Example<B extends BlockName> = Omit<ShownBlockOf<B>, 'id' | 'block'>;

const picture: ShownImage = {
  src: pictureUrl,
  width: 960,
  height: 540,
  alt: 'Example of a picture: two strands with a mark across them',
  caption: 'Example of a caption.',
};
const mark = { src: markUrl, alt: 'Example mark', width: 160, height: 48 };

const words = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const text = (...content: RichNode[]): RichText => ({ type: 'doc', content });
const heading = (title: string): RichNode => ({
  type: 'heading',
  attrs: { level: 3 },
  content: [{ type: 'text', text: title }],
});
const list = (...items: string[]): RichNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [words(item)] })),
});
const row = (kind: 'tableHeader' | 'tableCell', ...cells: string[]): RichNode => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type: kind, content: [words(cell)] })),
});

/**
 * Each block with content that says of itself that it is an example: nobody and nothing in it is real, and it is
 * published nowhere. A block without one is a fault of the compiler.
 */
export const exampleBlocks: { readonly [B in BlockName]: readonly Example<B>[] } = {
  hero: (['plain', 'wash', 'petrol', 'spectrum'] as const).map((gradient) => ({
    heading: `Example of a hero, ${gradient}`,
    lead: 'Example of a lead: one or two sentences that say what the page is for.',
    actions: [
      { label: 'Example of a button', href: '/compare' },
      { label: 'Another one', href: '/help' },
    ],
    image: picture,
    gradient,
  })),
  try_one_target: [
    {
      heading: 'Example of a head with a target',
      lead: 'Example of a lead. The field below works as on the home page.',
      actions: [{ label: 'Example of a button', href: '/compare' }],
    },
  ],
  product_range: [{ heading: 'Example of a heading above the products' }],
  before_you_pay: [{ heading: 'Example of a heading above three things' }],
  rich_text: [
    {
      body: text(
        heading('Example of a heading in a text'),
        words('Example of a paragraph. A text is as wide as it can be read well, and has headings, lists and notes.'),
        list('Example of a line', 'Another one'),
      ),
    },
  ],
  feature_grid: [
    {
      heading: 'Example of features',
      lead: 'Example of a lead above them.',
      features: ['First', 'Second', 'Third'].map((name, at) => ({
        title: `${name} example`,
        text: 'Example of two sentences. They say what somebody gets.',
        href: at === 0 ? '/help' : undefined,
        image: at === 1 ? picture : undefined,
      })),
    },
  ],
  call_to_action: [
    {
      heading: 'Example of a call to action',
      lead: 'Example of the sentence below it.',
      actions: [{ label: 'Example of a button', href: '/compare' }],
    },
  ],
  faq: [
    {
      heading: 'Example of questions',
      questions: [
        { question: 'What does an example of a question ask?', answer: text(words('Example of an answer.')) },
        { question: 'What does another one ask?', answer: text(list('Example of a line', 'Another one')) },
      ],
    },
  ],
  image: [{ image: picture }],
  quote: [
    {
      text: 'Example of a quote: words that somebody said, as long as a quote should be at most, and no longer.',
      source: 'Example of a source, which is nobody',
    },
  ],
  logos: [
    {
      heading: 'Example of logos',
      logos: [
        { name: 'Example with a mark', image: mark },
        { name: 'Example with a mark and a link', image: { ...mark, alt: 'Example mark with a link' }, href: '/help' },
        { name: 'Example without a mark' },
      ],
    },
  ],
  video: [
    {
      title: 'Example of a film',
      video: { href: filmUrl, name: 'example-film.webm', type: 'video/webm', bytes: 12_548 },
      poster: picture,
      transcript: text(words('A plate of 96 wells fills from the first to the last one. Nothing is said.')),
    },
  ],
  table: [
    {
      heading: 'Example of a table',
      lead: 'Example of a lead above it.',
      body: text({
        type: 'table',
        content: [
          row('tableHeader', 'Example of a head', 'Another one'),
          row('tableCell', 'Example of a cell', 'Another one'),
          row('tableCell', 'Example of a cell', 'Another one'),
        ],
      }),
    },
  ],
  entry_list: [{ heading: 'Example of a list of entries', type: 'blog_post', most: 3 }],
  embedded_form: [
    {
      heading: 'Example of a form',
      lead: 'It is the form itself: what is sent here arrives as from every page.',
      form: 'contact',
    },
  ],
  price_table: [
    { heading: 'Example of prices', lead: 'They come from the price list of this store.', product: 'cell-pool' },
  ],
  plate_formats: [{ heading: 'Example of plate formats', lead: 'They come from the rules of an order.' }],
  order_button: [{ product: 'cell-pool', lead: 'Example of the sentence above it.' }],
};

/** What the list of entries lists: no entry of this store. */
export const exampleEntries: readonly ContentCard[] = ['First', 'Second', 'Third'].map((name) => ({
  id: name,
  type: 'blog_post',
  url: '/blog',
  title: `${name} example of an entry`,
  card: { summary: 'Example of a summary in a sentence.', date_updated: '2026-01-31' },
}));
