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
  anEntry('thank_you', 'survey', {
    title: 'Thank you: we have your answers',
    noindex: true,
    blocks: blocks(
      block('rich_text', {
        body: text('They are read by the desk whose work they are about. [To the home page](/).'),
      }),
    ),
  }),
  anEntry('thank_you', 'offer', {
    title: 'Thank you: you have asked for the offer',
    noindex: true,
    blocks: blocks(
      block('rich_text', {
        body: text('We answer by e-mail, to the address that you gave. [All offers](/success).'),
      }),
    ),
  }),
  anEntry('thank_you', 'newsletter', {
    title: 'Thank you: you are on the list',
    noindex: true,
    blocks: blocks(
      block('rich_text', {
        body: text('Until the first one comes, [the blog](/blog) has what is new.'),
      }),
    ),
  }),
  anEntry('thank_you', 'helpful', {
    title: 'Thank you: that helps us to write better',
    noindex: true,
    blocks: blocks(
      block('rich_text', {
        body: text('[Back to the help](/help).'),
      }),
    ),
  }),
];
