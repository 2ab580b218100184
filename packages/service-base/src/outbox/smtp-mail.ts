import { createTransport } from 'nodemailer';
import type { MailPort } from './mail-port.ts';

/** A mail server that doesn't answer within this time has failed; the outbox tries again. */
const timeoutMs = 10_000;

/** Sends by SMTP, over a few connections that are kept. */
export function smtpMail(settings: { readonly url: string; readonly from: string }): MailPort {
  const transport = createTransport(
    {
      url: settings.url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: settings.from },
  );
  const domain = /@([^\s>]+)>?$/.exec(settings.from)?.[1] ?? 'localhost';
  return {
    send: async (mail, id) => {
      await transport.sendMail({ ...mail, messageId: `<${id}@${domain}>` });
    },
    close: () => transport.close(),
  };
}
