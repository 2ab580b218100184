import { type Mail, writeMail } from '@cutsite/service-base/outbox';
import type { ClientBase } from 'pg';

/** What mails to editors need of the service that knows them. */
export interface ClockMail {
  /** The origin of the store, for links. */
  readonly publicUrl: string;
  /** The address of somebody of the staff; null: they are an editor no more. */
  readonly addressOf: (client: ClientBase, staffId: string) => Promise<string | null>;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** Tells who set a time that an entry was not published at it, and why. */
export function failureMail(
  to: string,
  failed: { readonly id: string; readonly title: string; readonly dueAt: Date; readonly reason: string },
  publicUrl: string,
): Mail {
  return writeMail({ to, subject: 'An entry was not published when it was due' }, [
    `“${failed.title}” was to be published on ${moment.format(failed.dueAt)} UTC, and could not be. What visitors see is unchanged.`,
    ...(failed.reason === '' ? [] : [failed.reason]),
    'It is not tried again by itself. Put the draft right, then publish it or set another time.',
    { link: `${publicUrl}/office/content/${failed.id}`, label: 'Open the entry' },
  ]);
}
