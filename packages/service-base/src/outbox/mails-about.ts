import type { Pool, PoolClient } from 'pg';
import type { Mail } from './mail-port.ts';
import { putMail } from './put-mail.ts';

/** A mail that was written about something, and what became of it. */
export interface MailAbout {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly writtenAt: Date;
  /** Null: it waits to be sent. */
  readonly sentAt: Date | null;
  /** Why the last try failed; null: it did not. */
  readonly failure: string | null;
  /** When it is tried next; null: it is sent, or it was given up. */
  readonly nextTryAt: Date | null;
}

/** The mails about something, the latest first. */
export async function mailsAbout(db: Pool | PoolClient, about: string): Promise<MailAbout[]> {
  const { rows } = await db.query<MailAbout>({
    name: 'list-mails-about',
    text: `select id, recipient as "to", subject, created_at as "writtenAt", sent_at as "sentAt",
             case when sent_at is null then last_error end as failure,
             case when sent_at is null and due_at < 'infinity' then due_at end as "nextTryAt"
        from outbox_mail where about = $1 order by created_at desc, id desc`,
    values: [about],
  });
  return rows;
}

/** Before the subject of a mail that is sent once more, so that its reader does not take it for another event. */
const again = 'Again: ';

/**
 * Promises a mail about something once more, in the words that it had, in the caller's transaction. One that never got
 * through is no second mail: it is tried again itself, at once, as if it were new. That a try of it may be on its way
 * is no harm: it has the same id.
 *
 * @returns whom it goes to and its subject; `forgotten`: its words were not kept; null: there is no such mail about it
 */
export async function putMailAgain(
  client: PoolClient,
  { id, about, now }: { readonly id: string; readonly about: string; readonly now: Date },
): Promise<Pick<Mail, 'to' | 'subject'> | 'forgotten' | null> {
  const revived = await client.query<Pick<Mail, 'to' | 'subject'>>(
    `update outbox_mail set due_at = $3, attempts = 0
      where id = $1 and about = $2 and sent_at is null and last_error is not null
      returning recipient as "to", subject`,
    [id, about, now],
  );
  if (revived.rows[0] !== undefined) return revived.rows[0];
  const { rows } = await client.query<Omit<Mail, 'paper'> & { readonly paper: string | null }>(
    `select recipient as "to", subject, body_text as text, body_html as html, paper from outbox_mail where id = $1 and about = $2`,
    [id, about],
  );
  const [mail] = rows;
  if (mail === undefined) return null;
  // Older versions kept no words of what they had sent.
  if (mail.text === '') return 'forgotten';
  const subject = mail.subject.startsWith(again) ? mail.subject : again + mail.subject;
  const { paper, ...words } = mail;
  await putMail(client, { ...words, subject, about, ...(paper !== null && { paper }) }, now);
  return { to: mail.to, subject };
}
