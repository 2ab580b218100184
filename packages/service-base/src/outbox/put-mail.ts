import type { ClientBase } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Mail } from './mail-port.ts';

/**
 * Promises a mail, in the transaction of whatever it tells about: it is sent if and only if that is committed.
 *
 * @param client a connection inside a transaction.
 */
export async function putMail(client: ClientBase, mail: Mail, now: Date): Promise<void> {
  await client.query(
    `insert into outbox_mail (id, recipient, subject, body_text, body_html, created_at, due_at, about, paper)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8)`,
    [uuidv7(), mail.to, mail.subject, mail.text, mail.html, now, mail.about ?? null, mail.paper ?? null],
  );
}
