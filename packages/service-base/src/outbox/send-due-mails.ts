import type { Pool } from 'pg';
import type { DrawPaper, Mail, MailPort } from './mail-port.ts';
import { maxSendingMs } from './smtp-mail.ts';

interface DueMail extends Omit<Mail, 'about' | 'paper'> {
  readonly id: string;
  readonly about: string | null;
  readonly paper: string | null;
  readonly attempts: number;
}

/** What a round did. */
export interface Round {
  readonly sent: number;
  readonly failed: number;
}

const batch = 20;

/** A day's worth of tries; what a mail server refuses for so long, it will not take. */
const maxAttempts = 12;

/** Nobody else takes a mail of this round within this time: longer than a slow server can take for all of it. */
const claimMs = maxSendingMs(batch) + 30_000;

const drawsNothing: DrawPaper = ({ paper }) => Promise.reject(new Error(`Nobody draws a paper called ${paper} here`));

/** Waits after a failure: 1, 2, 4 … minutes, at most six hours. */
const waitAfter = (attempts: string): string =>
  `least(interval '1 minute' * power(2, ${attempts} - 1), interval '6 hours')`;

/**
 * Sends the mails that are due. Each is claimed by moving its next try forward before it is sent, so that two processes
 * never hold the same mail, and a process that dies while sending leaves it to a later try. Texts of sent mails are
 * cleared: they hold links that open accounts. Those about something hold none, and stay, to be sent again by staff.
 *
 * @param drawPaper makes the file of a mail that has one
 */
export async function sendDueMails(
  pool: Pool,
  gateway: MailPort,
  now: Date,
  drawPaper: DrawPaper = drawsNothing,
): Promise<Round> {
  const due = await claim(pool, now);
  const outcomes = await Promise.all(due.map((mail) => sendOne({ pool, gateway, drawPaper }, mail, now)));
  const sent = outcomes.filter(Boolean).length;
  return { sent, failed: outcomes.length - sent };
}

async function claim(pool: Pool, now: Date): Promise<DueMail[]> {
  // After the last try the mail is due no more.
  const { rows } = await pool.query<DueMail>(
    `update outbox_mail set attempts = attempts + 1,
       due_at = case when attempts + 1 >= $3 then 'infinity'
         else $1::timestamptz + greatest(${waitAfter('attempts + 1')}, interval '1 millisecond' * $4) end
     where id in (
       select id from outbox_mail where sent_at is null and due_at <= $1 and attempts < $3
       order by due_at limit $2 for update skip locked)
     returning id, recipient as "to", subject, body_text as text, body_html as html, attempts,
       about, paper`,
    [now, batch, maxAttempts, claimMs],
  );
  return rows;
}

async function sendOne(
  { pool, gateway, drawPaper }: { readonly pool: Pool; readonly gateway: MailPort; readonly drawPaper: DrawPaper },
  { id, to, subject, text, html, about, paper }: DueMail,
  now: Date,
) {
  try {
    const files = about === null || paper === null ? [] : [await drawPaper({ about, paper })];
    await gateway.send({ to, subject, text, html }, id, files);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await pool.query(
      `update outbox_mail set last_error = $2,
         due_at = case when attempts >= $4 then due_at else $3::timestamptz + ${waitAfter('attempts')} end
        where id = $1`,
      [id, reason.slice(0, 500), now, maxAttempts],
    );
    return false;
  }
  await pool.query(
    `update outbox_mail set sent_at = $2, last_error = null,
       body_text = case when about is null then '' else body_text end,
       body_html = case when about is null then '' else body_html end
      where id = $1`,
    [id, now],
  );
  return true;
}
