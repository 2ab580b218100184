import type { Pool } from 'pg';
import type { Mail } from './mail-port.ts';

/** A mail of the outbox with its age. */
export interface OutboxEntry extends Omit<Mail, 'paper'> {
  readonly id: string;
  readonly createdAt: Date;
  /** The paper that goes along; null: none does. */
  readonly paper: string | null;
}

const maxListed = 200;

/** The mails of the outbox, newest first. @param to only those to this address, in any letter case. */
export async function listMails(pool: Pool, to: string | undefined): Promise<OutboxEntry[]> {
  const { rows } = await pool.query<OutboxEntry>(
    `select id, recipient as "to", subject, body_text as text, body_html as html, created_at as "createdAt", paper
     from outbox_mail where $1::text is null or lower(recipient) = lower($1)
     order by created_at desc, id desc limit $2`,
    [to ?? null, maxListed],
  );
  return rows;
}
