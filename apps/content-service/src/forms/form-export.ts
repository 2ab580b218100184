import { fieldsOf } from '@cutsite/domain/form';
import { csvLines, escapeFormula, writeCsv } from '@cutsite/domain/sheet';
import { type SiteForm, type SiteFormName, siteForms } from '@cutsite/domain/site-form';
import type { Pool } from 'pg';
import { type FormAnswerRow, selectAnswersAfter } from './form-answer.repository.ts';
import { writtenOf } from './written-of.ts';

/** Rows that are read at a time. */
const batchSize = 1_000;

/**
 * Everything that a form was sent until now as CSV, the latest first, with a column for each question that any version
 * asks. It is sent while it is read (decision 123): a batch is asked for when its reader has taken the one before, and
 * no connection of the database is held in between, so that a slow reader keeps none.
 *
 * @param limit rows that are read at a time
 */
export async function* exportAnswers(pool: Pool, form: SiteFormName, limit = batchSize): AsyncGenerator<Buffer> {
  const questions = questionsOf(form);
  let after: FormAnswerRow | null = null;
  // The headings go with the first batch: what fails before it can still be answered as a failure.
  let head = writeCsv([[...headings, ...questions]]);
  for (;;) {
    const batch = await selectAnswersAfter(pool, form, { after, limit });
    yield Buffer.from(head + csvLines(batch.map((row) => cellsOf(row, questions).map(escapeFormula))));
    head = '';
    after = batch.at(-1) ?? null;
    if (batch.length < limit) return;
  }
}

const headings = ['Sent', 'Page', 'Version of the page', 'Version of the form', 'Agreed to be written to'];

/** In reading order of the newest version; what only older ones asked comes after it. */
function questionsOf(form: SiteFormName): readonly string[] {
  const { versions }: SiteForm = siteForms[form];
  return [...new Set(versions.toReversed().flatMap((version) => fieldsOf(version).map(({ label }) => label)))];
}

function cellsOf(row: FormAnswerRow, questions: readonly string[]): string[] {
  const answers = new Map(writtenOf(row).flatMap((panel) => panel.answers.map(({ label, text }) => [label, text])));
  return [
    row.sent_at.toISOString(),
    row.page,
    String(row.page_version ?? ''),
    String(row.form_version),
    row.consent_at?.toISOString() ?? '',
    ...questions.map((question) => answers.get(question) ?? ''),
  ];
}
