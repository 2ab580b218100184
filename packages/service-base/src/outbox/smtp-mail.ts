import type { Transporter } from 'nodemailer';
import type { MailPort } from './mail-port.ts';

/** A mail server that doesn't answer within this time has failed; the outbox tries again. */
const timeoutMs = 10_000;
const maxConnections = 3;

/**
 * How long some mails take when the server is about to fail: they queue for the connections, and each of them waits as
 * long as it may for the connection, the greeting and an answer.
 */
export const maxSendingMs = (mails: number): number => Math.ceil(mails / maxConnections) * 3 * timeoutMs;

/** Sends by SMTP, over a few connections that are kept. What speaks it is loaded with the first mail (promise P8). */
export function smtpMail(settings: { readonly url: string; readonly from: string }): MailPort {
  let opened: Promise<Transporter> | null = null;
  const domain = /@([^\s>]+)>?$/.exec(settings.from)?.[1] ?? 'localhost';
  return {
    send: async (mail, id, files = []) => {
      opened ??= openTransport(settings);
      const transport = await opened;
      const attachments = files.map(({ fileName: filename, mediaType: contentType, bytes }) => ({
        filename,
        contentType,
        content: Buffer.from(bytes),
      }));
      await transport.sendMail({ ...mail, messageId: `<${id}@${domain}>`, attachments });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

async function openTransport({ url, from }: { readonly url: string; readonly from: string }): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const connection = {
    url,
    pool: true,
    maxConnections,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
  return createTransport(connection, { from });
}
