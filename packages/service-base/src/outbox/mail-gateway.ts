import type { MailPort } from './mail-port.ts';
import { smtpMail } from './smtp-mail.ts';

interface Settings {
  readonly kind: 'outbox' | 'smtp';
  readonly url?: string;
  readonly from: string;
}

/** The configured way out. Null in the demo store: mails stay in the outbox, where a page shows them. */
export function mailGateway(settings: Settings): MailPort | null {
  return settings.url === undefined ? null : smtpMail({ url: settings.url, from: settings.from });
}
