import { urlKey } from '@cutsite/content/link';
import { retentionMonths, type SiteFormName } from '@cutsite/domain/site-form';
import type { ClientBase, Pool } from 'pg';

/** The published page that a form stands on. */
export interface FormPage {
  readonly id: string;
  readonly type: string;
  readonly url: string | null;
  readonly version: number;
  readonly title: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface NewFormAnswer {
  readonly id: string;
  readonly form: SiteFormName;
  readonly formVersion: number;
  readonly page: string;
  readonly pageId: string | null;
  readonly pageVersion: number | null;
  readonly answers: object;
  readonly email: string | null;
  readonly consentAt: Date | null;
  readonly sentAt: Date;
  /** The same for what is kept once however often it is sent. */
  readonly sameness: Buffer;
}

/** An answer as the office reads it. */
export interface FormAnswerRow {
  readonly id: string;
  readonly form: string;
  readonly form_version: number;
  readonly page: string;
  readonly page_version: number | null;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly email: string | null;
  readonly consent_at: Date | null;
  readonly sent_at: Date;
}

/** What is published at an address; null: nothing is. */
export async function selectFormPage(pool: Pool, url: string): Promise<FormPage | null> {
  const { rows } = await pool.query<FormPage>(
    'select id, type, url, version, title, fields from content.published_entry where url_key = $1 limit 1',
    [urlKey(url)],
  );
  return rows[0] ?? null;
}

/** Whether a page is published at an address. */
export async function isPublished(pool: Pool, url: string): Promise<boolean> {
  return (await selectFormPage(pool, url)) !== null;
}

/** @returns whether it is new; what was sent already is not kept again */
export async function insertFormAnswer(client: ClientBase, answer: NewFormAnswer): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into content.form_answer (id, form, form_version, page, page_id, page_version, answers, email, consent_at,
       sent_at, sameness) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (sameness) do nothing`,
    [
      answer.id,
      answer.form,
      answer.formVersion,
      answer.page,
      answer.pageId,
      answer.pageVersion,
      JSON.stringify(answer.answers),
      answer.email,
      answer.consentAt,
      answer.sentAt,
      answer.sameness,
    ],
  );
  return rowCount === 1;
}

export async function deleteFormAnswer(client: ClientBase, id: string): Promise<void> {
  await client.query('delete from content.form_answer where id = $1', [id]);
}

/** Takes a seat of an event while one is left: the condition and the change are one statement. */
export async function takeSeat(client: ClientBase, eventId: string, seats: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into content.event_seats as s (event_id, taken) select $1, 1 where $2 > 0
     on conflict (event_id) do update set taken = s.taken + 1 where s.taken < $2`,
    [eventId, seats],
  );
  return rowCount === 1;
}

const columns = 'id, form, form_version, page, page_version, answers, email, consent_at, sent_at';

/** What was sent, the latest first. @param form null: all of them */
export async function selectFormAnswers(
  pool: Pool,
  { form, skip, limit }: { readonly form: SiteFormName | null; readonly skip: number; readonly limit: number },
): Promise<FormAnswerRow[]> {
  const { rows } = await pool.query<FormAnswerRow>(
    `select ${columns} from content.form_answer where $1::text is null or form = $1
      order by sent_at desc, id desc limit $2 offset $3`,
    [form, limit, skip],
  );
  return rows;
}

/**
 * The next answers of a form by the time that they were sent, the latest first. Where it goes on is a row and not a
 * count, so that what arrives meanwhile moves nothing.
 *
 * @param after the last one that was read; null: none was
 */
export async function selectAnswersAfter(
  pool: Pool,
  form: SiteFormName,
  { after, limit }: { readonly after: Pick<FormAnswerRow, 'id' | 'sent_at'> | null; readonly limit: number },
): Promise<FormAnswerRow[]> {
  const { rows } = await pool.query<FormAnswerRow>(
    `select ${columns} from content.form_answer
      where form = $1 and ($2::timestamptz is null or (sent_at, id) < ($2, $3::uuid))
      order by sent_at desc, id desc limit $4`,
    [form, after?.sent_at ?? null, after?.id ?? null, limit],
  );
  return rows;
}

export async function countFormAnswers(pool: Pool, form: SiteFormName | null): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    'select count(*) as total from content.form_answer where $1::text is null or form = $1',
    [form],
  );
  return rows[0]?.total ?? 0;
}

/** How many readers said of a page whether it was helpful. */
export interface HelpfulCount {
  readonly yes: number;
  readonly all: number;
}

export async function selectHelpfulCount(pool: Pool, pageId: string): Promise<HelpfulCount> {
  const { rows } = await pool.query<HelpfulCount>(
    `select count(*) as all, count(*) filter (where answers ->> 'helpful' = 'yes') as yes
       from content.form_answer where form = 'helpful' and page_id = $1`,
    [pageId],
  );
  return rows[0] ?? { yes: 0, all: 0 };
}

/** Deletes what was sent more than twelve months ago. */
export async function forgetFormAnswers(pool: Pool, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - retentionMonths);
  await pool.query('delete from content.form_answer where sent_at < $1', [before]);
}
