import { anEntry, block, blocks, type StarterEntry, text } from '../starter-entry.ts';

/** What follows a form that was sent. */
export const thanks: readonly StarterEntry[] = [
  anEntry('thank_you', 'contact', {
    title: 'Thank you: your message has arrived',
    noindex: true,
    blocks: blocks(
      block('rich_text', {
        body: text(`
          We answer by e-mail, to the address that you gave. Your question may have an answer already: look into
          [the help](/help).
        `),
      }),
    ),
  }),
  anEntry('thank_you', 'event', {
    title: 'Thank you: you are registered',
    noindex: true,
    blocks: blocks(
      block('rich_text', {
        body: text('All dates stand on [the page of events](/events).'),
      }),
    ),
  }),
];
