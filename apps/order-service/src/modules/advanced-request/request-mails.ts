import { type RequestType, requestTypes } from '@cutsite/domain/advanced-request';
import type { WrittenPanel } from '@cutsite/domain/form';
import { type Mail, writeMail } from '@cutsite/service-base/outbox';

interface MailedRequest {
  readonly id: string;
  readonly number: string;
  readonly request_type: RequestType;
  readonly owner_name: string;
  readonly owner_company: string;
}

const customerLink = (publicUrl: string, id: string) => ({
  link: `${publicUrl}/account/requests/detail?request=${id}`,
  label: 'See the request',
});
const staffLink = (publicUrl: string, id: string) => ({
  link: `${publicUrl}/office/requests/${id}`,
  label: 'See the request in the office',
});

const panelsInText = (panels: readonly WrittenPanel[]): string[] =>
  panels.map(({ title, answers }) => [title, ...answers.map(({ label, text }) => `${label}: ${text}`)].join('\n'));

/** Confirms a request to who sent it, with every answer. Nothing that was typed is in a subject (promise X1). */
export function requestSentMail(
  to: string,
  request: MailedRequest,
  panels: readonly WrittenPanel[],
  publicUrl: string,
): Mail {
  const { label } = requestTypes[request.request_type];
  return writeMail({ to, subject: `Your request ${request.number}` }, [
    `We have your request ${request.number} (${label.toLowerCase()}). Someone from sales will answer it.`,
    ...panelsInText(panels),
    customerLink(publicUrl, request.id),
  ]);
}

/** Tells sales of a new request, a change, a message or a withdrawal. */
export function requestForSalesMail(
  to: string,
  request: MailedRequest,
  { what, lines }: { readonly what: string; readonly lines: readonly string[] },
  publicUrl: string,
): Mail {
  return writeMail({ to, subject: `Request ${request.number}: ${what}` }, [
    `Request ${request.number} of ${request.owner_name} (${request.owner_company}): ${what}.`,
    ...lines,
    staffLink(publicUrl, request.id),
  ]);
}

/** Tells the owner what sales did. */
export function requestForOwnerMail(
  to: string,
  request: MailedRequest,
  { what, lines }: { readonly what: string; readonly lines: readonly string[] },
  publicUrl: string,
): Mail {
  return writeMail({ to, subject: `Your request ${request.number}: ${what}` }, [
    `Your request ${request.number}: ${what}.`,
    ...lines,
    customerLink(publicUrl, request.id),
  ]);
}
