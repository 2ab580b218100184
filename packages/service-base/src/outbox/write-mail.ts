import { layOutMail, mailButton, mailSentence, researchUse } from './mail-layout.ts';
import type { Mail } from './mail-port.ts';

/** A piece of a mail: a sentence or more, or a link with the words on its button. */
export type MailParagraph = string | { readonly link: string; readonly label: string };

/**
 * Makes both forms of a mail from the same paragraphs. Texts are escaped; nothing of a customer's can become markup.
 * The footer names the store by the origin of the last link: a carrier's comes before ours.
 */
export function writeMail(head: { readonly to: string; readonly subject: string }, paragraphs: MailParagraph[]): Mail {
  const store = storeOf(paragraphs);
  return {
    ...head,
    text: `${[...paragraphs.map(asText), textFooter(store)].join('\n\n')}\n`,
    html: layOutMail(
      {
        subject: escape(head.subject),
        store: store && escape(store.origin),
        storeName: store && escape(store.host),
      },
      paragraphs.map(asHtml),
    ),
  };
}

function storeOf(paragraphs: readonly MailParagraph[]): URL | null {
  const links = paragraphs.flatMap((paragraph) => (typeof paragraph === 'string' ? [] : [paragraph.link]));
  const last = links.at(-1);
  return last === undefined ? null : URL.parse(last);
}

function asText(paragraph: MailParagraph): string {
  return typeof paragraph === 'string' ? paragraph : `${paragraph.label}:\n${paragraph.link}`;
}

/** After the line that mail programs know a signature by. The store's name is no link here: the links are above. */
function textFooter(store: URL | null): string {
  return `-- \nCutsite${store === null ? '' : ` · ${store.host}`}\n${researchUse}`;
}

function asHtml(paragraph: MailParagraph): string {
  if (typeof paragraph === 'string') return mailSentence(escape(paragraph));
  return mailButton(escape(paragraph.link), escape(paragraph.label));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
