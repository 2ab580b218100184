import { createHash } from 'node:crypto';
import { isPageUrl } from '@cutsite/content/link';
import { normaliseEmail } from '@cutsite/domain/account';
import type { FormAnswers } from '@cutsite/domain/form';
import {
  agreesToNews,
  emailOf,
  type FormRefusal,
  faultyFields,
  isMailed,
  newestSiteForm,
  readSentForm,
  type SentFields,
  type SiteFormName,
} from '@cutsite/domain/site-form';
import { withTransaction } from '@cutsite/service-base/database';
import { putMail } from '@cutsite/service-base/outbox';
import { announcePageChange } from '@cutsite/service-base/page-changes';
import { countAttempt, networkOf, type RateLimit } from '@cutsite/service-base/rate-limits';
import type { ClientBase, Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import {
  deleteFormAnswer,
  type FormPage,
  insertFormAnswer,
  selectFormPage,
  takeSeat,
} from './form-answer.repository.ts';
import { formMail, registrationMail } from './form-mail.ts';

/** What forms of the site stand on. */
export interface FormDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly publicUrl: string;
  /** Whom a form is mailed to; null: nobody, and it waits in the office alone. */
  readonly mailTo: (form: SiteFormName) => string | null;
  readonly limit: RateLimit;
  /** Mails that one mailbox gets from all who cause them together (promise X1). */
  readonly mailsPerRecipient: RateLimit;
  /** Tells the tracker of somebody who agreed, in the transaction of what was sent. */
  readonly tell: (client: ClientBase, about: { readonly email: string; readonly now: Date }) => Promise<void>;
}

/** A form as it came from a page. */
export interface SentForm {
  readonly name: SiteFormName;
  /** The address of the page that it stood on. */
  readonly page: string;
  readonly fields: SentFields;
  /** What stood in the field that people do not see. */
  readonly trap: string;
  /** The network address it came from. */
  readonly from: string;
}

export type FormOutcome =
  | { readonly kind: 'taken' /** That the provider may write. */; readonly agrees: boolean }
  | { readonly kind: 'refused'; readonly why: FormRefusal; readonly fields: readonly string[] };

const taken = (agrees: boolean): FormOutcome => ({ kind: 'taken', agrees });
const refused = (why: FormRefusal, fields: readonly string[] = []): FormOutcome => ({ kind: 'refused', why, fields });

/**
 * Takes what a form of the site was sent (CT-43 to CT-46): kept with its page and versions, mailed, and told to the
 * tracker where the sender agreed, in one transaction. What was sent twice is taken once. A program that fills in the
 * hidden field is thanked, and nothing is kept.
 */
export async function takeForm(dependencies: FormDependencies, sent: SentForm): Promise<FormOutcome> {
  const { pool, limit } = dependencies;
  const now = dependencies.now();
  if (sent.trap !== '') return taken(false);
  const form = newestSiteForm(sent.name);
  const answers = readSentForm(form, sent.fields);
  const fields = faultyFields(form, answers, now.toISOString().slice(0, 10));
  if (fields.length > 0) return refused('invalid', fields);
  const address = isPageUrl(sent.page) ? sent.page : '/';
  const page = await selectFormPage(pool, address);
  const isRegistration = sent.name === 'event-registration';
  if (isRegistration && !takesRegistrations(page, now)) return refused('closed');
  const attempt = await countAttempt(pool, { purpose: 'form_from', subject: networkOf(sent.from) }, limit, now);
  if (!attempt.allowed) return refused('limited');
  const email = emailOf(answers);
  return withTransaction(pool, async (client) => {
    const id = uuid();
    const isNew = await insertFormAnswer(client, {
      id,
      form: sent.name,
      formVersion: form.version,
      answers,
      email,
      sentAt: now,
      page: address,
      pageId: page?.id ?? null,
      pageVersion: page?.version ?? null,
      consentAt: agreesToNews(answers) ? now : null,
      sameness: samenessOf(sent, { answers, address, page, email, now }),
    });
    if (!isNew) return taken(agreesToNews(answers));
    if (isRegistration && page !== null && !(await hasSeat(client, page))) {
      await deleteFormAnswer(client, id);
      return refused('full');
    }
    // The list of events says how many seats are left.
    if (isRegistration) await announcePageChange(client, '/events');
    // The article says how many readers found it helpful.
    if (sent.name === 'helpful' && page?.url != null) await announcePageChange(client, page.url);
    const to = isMailed(sent.name, answers) ? dependencies.mailTo(sent.name) : null;
    if (to !== null) {
      const about = { page: address, publicUrl: dependencies.publicUrl };
      await putMail(client, formMail(to, { name: sent.name, form, answers }, about), now);
    }
    if (isRegistration && page !== null && email !== null) {
      await confirmSeat(client, dependencies, { email, page, address, now });
    }
    if (email !== null && agreesToNews(answers)) await dependencies.tell(client, { email, now });
    return taken(agreesToNews(answers));
  });
}

function takesRegistrations(page: FormPage | null, now: Date): boolean {
  if (page?.type !== 'event' || page.fields['takes_registrations'] !== true) return false;
  const end = new Date(String(page.fields['ends_at']));
  return end > now;
}

async function hasSeat(client: ClientBase, { id, fields }: FormPage): Promise<boolean> {
  const { seats } = fields;
  return typeof seats === 'number' ? takeSeat(client, id, seats) : true;
}

/**
 * Confirms a seat by mail. A mailbox that got enough of what others caused gets none: the seat is kept, and the page of
 * thanks has said so.
 */
async function confirmSeat(
  client: ClientBase,
  { mailsPerRecipient, publicUrl }: FormDependencies,
  seat: { readonly email: string; readonly page: FormPage; readonly address: string; readonly now: Date },
): Promise<void> {
  const { email, page, address, now } = seat;
  const counted = { purpose: 'mail_to', subject: normaliseEmail(email) } as const;
  if (!(await countAttempt(client, counted, mailsPerRecipient, now)).allowed) return;
  const { starts_at: startsAt, place } = page.fields;
  const event = {
    title: page.title,
    startsAt: new Date(String(startsAt)),
    place: typeof place === 'string' && place !== '' ? place : null,
    link: publicUrl.replace(/\/$/, '') + address,
  };
  await putMail(client, registrationMail(email, event), now);
}

interface Same {
  readonly answers: FormAnswers;
  readonly address: string;
  readonly page: FormPage | null;
  readonly email: string | null;
  readonly now: Date;
}

/** One seat for a person at an event; else the same words from one page and one network within an hour are one. */
function samenessOf({ name, from }: SentForm, { answers, address, page, email, now }: Same): Buffer {
  const same =
    name === 'event-registration'
      ? [name, page?.id, email?.toLowerCase()]
      : [name, address, answers, networkOf(from), now.toISOString().slice(0, 13)];
  return createHash('sha256').update(JSON.stringify(same)).digest();
}
