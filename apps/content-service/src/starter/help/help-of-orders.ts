import { refundDestinations } from '@cutsite/domain/payment';
import { changeCutOff } from '@cutsite/domain/placed-order';
import { anEntry, type StarterEntry, text, to } from '../starter-entry.ts';

const categories = [to('help_category', 'orders')];
const { card, edit_credit: credit, blanket_purchase_order: blanket, invoice } = refundDestinations;

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
  anEntry('help_article', 'change-or-cancel-an-order', {
    title: 'Change or cancel an order',
    summary:
      'Until its production begins you cancel an order yourself. Where the money goes depends on how it was paid.',
    categories,
    asked_as: 'cancel an order',
    body: text(`
      ${changeCutOff} The button is on [the order’s page](/account/orders), for the account that paid.

      ## Where a refund goes

      - **Card:** ${card.sentence}
      - **Edit credit:** ${credit.sentence}
      - **Blanket purchase order:** ${blanket.sentence}
      - **Purchase order:** ${invoice.sentence}

      ## Something is not right

      Tell us within 30 days of arrival when something is missing, damaged or not what was ordered. We make it again or give
      the money back, as the [terms of sale](/terms) say.
    `),
    related: [to('help_article', 'documents-of-an-order')],
  }),
  anEntry('help_article', 'documents-of-an-order', {
    title: 'Invoice, confirmation and packing list',
    summary: 'Where the documents of an order are, and when its invoice is issued.',
    categories,
    asked_as: 'find an invoice',
    body: text(`
      All documents of an order are PDFs on [its page](/account/orders): the order confirmation at once, a packing list with
      each shipment, and the invoice.

      The invoice of a purchase order is issued with the first shipment. Whatever is paid when it is ordered (card, edit
      credit, blanket purchase order) has its invoice at once.

      PO number, cost centre and billing contact are printed as they were given with the order. A wrong PO number can be
      corrected until the order leaves: write to us.
    `),
    related: [to('help_article', 'change-or-cancel-an-order')],
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
