import type { BlockName } from '@cutsite/content/block';

/** What belongs into a block, said to its writer while something of it is missing. It never stands on a page. */
export const blockAdvice: Readonly<Record<BlockName, string>> = {
  hero: 'The heading says in one line what one gets here. The lead says for whom it is and what it takes. The first button leads to the next step.',
  try_one_target: 'The heading asks for one target. Visitors type it in below, so nothing has to be explained.',
  product_range: 'The heading alone is written; the products and their limits come from the store.',
  before_you_pay: 'The heading alone is written; the picture of an order comes from the store.',
  rich_text: 'One thought under one heading. A step of a protocol names amounts, times and temperatures.',
  feature_grid:
    'Two to four things of the same weight: a title of two or three words, and one sentence that can be checked.',
  call_to_action: 'One sentence that names the next step, and one button that says what happens when it is pressed.',
  faq: 'Questions in the words of those who ask them, the most frequent first. The answer begins with yes, no or a number.',
  image: 'Words for those who do not see it say what it shows. A caption says what to look at.',
  quote: 'Words that somebody really said and agreed to have here, with name and place.',
  logos: 'Only of those who agreed to stand here.',
  video: 'Transcript is written out below it, for those who do not play it.',
  table: 'The first row names the columns, with their units.',
  entry_list: 'A type is enough; a tag or a category narrows it. It is looked up whenever the page is drawn.',
  embedded_form: 'The lead says what happens after it is sent, and how soon.',
  plate_formats: 'The heading alone is written; plates, amounts and what each is good for come from the store.',
  price_table: 'Prices come from the price list. The lead says what is included.',
  order_button: 'The lead says what one needs at hand to order.',
};
