import { exportFormAnswers, listFormAnswers } from '@cutsite/contracts/site-form';
import { fileMoment } from '@cutsite/domain/day-text';
import { type FormAnswers, type WrittenPanel, writeAnswers } from '@cutsite/domain/form';
import { escapeFormula, writeCsv } from '@cutsite/domain/sheet';
import { isSiteForm, type SiteFormName, siteFormOf } from '@cutsite/domain/site-form';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import {
  countFormAnswers,
  type FormAnswerRow,
  selectAnswersAfter,
  selectFormAnswers,
} from './form-answer.repository.ts';

const pageSize = 50;
/** Rows that are read at a time for an export. */
const batchSize = 1_000;

/** What forms of the site were sent, for the office (CT-47). */
export function formAnswerRoutes({ pool, now }: { readonly pool: Pool; readonly now: () => Date }): RouteBinding[] {
  return [
    bind(listFormAnswers, async ({ query }) => {
      const form = query.form ?? null;
      const skip = (Number(query.page ?? '1') - 1) * pageSize;
      const [rows, total] = await Promise.all([
        selectFormAnswers(pool, { form, skip, limit: pageSize }),
        countFormAnswers(pool, form),
      ]);
      return { status: 200, body: { total, answers: rows.map(toWire) } };
    }),
    bind(exportFormAnswers, async ({ query }) => {
      const bytes = Buffer.from(writeCsv(await exportedRows(pool, query.form)));
      const fileName = `${query.form}-${fileMoment(now())}.csv`;
      return { status: 200, body: { fileName, mediaType: 'text/csv', byteSize: bytes.byteLength, bytes } };
    }),
  ];
}

function writtenOf({ form, form_version: version, answers }: FormAnswerRow): readonly WrittenPanel[] {
  return isSiteForm(form) ? writeAnswers(siteFormOf(form, version), answers as FormAnswers) : [];
}

const toWire = (row: FormAnswerRow) => ({
  id: row.id,
  form: row.form,
  form_version: row.form_version,
  page: row.page,
  page_version: row.page_version,
  sent: row.sent_at.toISOString(),
  email: row.email,
  consent: row.consent_at?.toISOString() ?? null,
  written: writtenOf(row),
});

/**
 * Everything that a form was sent until now, the latest first, a column for each question that any version asked.
 *
 * @param limit rows that are read at a time
 */
export async function exportedRows(pool: Pool, form: SiteFormName, limit = batchSize): Promise<string[][]> {
  const rows: FormAnswerRow[] = [];
  for (;;) {
    const batch = await selectAnswersAfter(pool, form, { after: rows.at(-1) ?? null, limit });
    rows.push(...batch);
    if (batch.length < limit) return sheetOf(rows);
  }
}

function sheetOf(rows: readonly FormAnswerRow[]): string[][] {
  const written = rows.map(
    (row) => new Map(writtenOf(row).flatMap((panel) => panel.answers.map((a) => [a.label, a.text]))),
  );
  const questions = [...new Set(written.flatMap((answers) => [...answers.keys()]))];
  return [
    ['Sent', 'Page', 'Version of the page', 'Version of the form', 'Agreed to be written to', ...questions],
    ...rows.map((row, at) =>
      [
        row.sent_at.toISOString(),
        row.page,
        String(row.page_version ?? ''),
        String(row.form_version),
        row.consent_at?.toISOString() ?? '',
        ...questions.map((question) => written[at]?.get(question) ?? ''),
      ].map(escapeFormula),
    ),
  ];
}
