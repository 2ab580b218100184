import type { Mail } from '../gateways/mail/index.ts';

/** A piece of a mail: a sentence or more, or a link with the words on its button. */
export type MailParagraph = string | { readonly link: string; readonly label: string };

/** Makes both forms of a mail from the same paragraphs. Texts are escaped; nothing of a customer's can become markup. */
export function writeMail(head: { readonly to: string; readonly subject: string }, paragraphs: MailParagraph[]): Mail {
  return {
    ...head,
    text: `${paragraphs.map(asText).join('\n\n')}\n`,
    html: [
      '<!doctype html>',
      `<html lang="en"><head><meta charset="utf-8"><title>${escape(head.subject)}</title></head><body>`,
      ...paragraphs.map(asHtml),
      '</body></html>',
      '',
    ].join('\n'),
  };
}

function asText(paragraph: MailParagraph): string {
  return typeof paragraph === 'string' ? paragraph : `${paragraph.label}:\n${paragraph.link}`;
}

function asHtml(paragraph: MailParagraph): string {
  if (typeof paragraph === 'string') return `<p>${escape(paragraph)}</p>`;
  return `<p><a href="${escape(paragraph.link)}">${escape(paragraph.label)}</a></p>`;
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
