import { anEntry, type StarterEntry, text, to } from '../starter-entry.ts';

const categories = [to('help_category', 'orders')];

/** What is alike for everything that can be ordered. */
export const helpOfOrders: readonly StarterEntry[] = [
  anEntry('help_article', 'how-prices-are-set', {
    title: 'How a price is set',
    summary: 'The list price, your percentage off or your amount off: the lowest one applies, and the screen names it.',
    categories,
    body: text(`
      The price is shown while you build, with the rule that sets it: the list price, your percentage off or your amount off.
      The lowest one applies. The cart is priced again by the store, from the same rules.
    `),
  }),
  anEntry('help_article', 'drafts', {
    title: 'Where a draft is kept',
    summary: 'In this browser, as you work; with your account, too, when you are signed in.',
    categories,
    body: text(`
      What you build is saved in this browser as you work. It is still there after you sign in or close the window.
    `),
  }),
  anEntry('help_article', 'order-by-program', {
    title: 'Order by program',
    summary: 'Everything on the screens can be done through the API.',
    categories,
    body: text(`
      Everything on these screens can be done through the API too. [The API’s documentation](/api/docs) lists every call with
      its fields and responses.
    `),
  }),
];
