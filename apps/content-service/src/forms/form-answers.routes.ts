import { exportFormAnswers, listFormAnswers } from '@cutsite/contracts/site-form';
import { fileMoment } from '@cutsite/domain/day-text';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { countFormAnswers, type FormAnswerRow, selectFormAnswers } from './form-answer.repository.ts';
import { exportAnswers } from './form-export.ts';
import { writtenOf } from './written-of.ts';

const pageSize = 50;

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
    bind(exportFormAnswers, ({ query }) => {
      const fileName = `${query.form}-${fileMoment(now())}.csv`;
      const bytes = exportAnswers(pool, query.form);
      return { status: 200, body: { fileName, mediaType: 'text/csv', byteSize: null, bytes } };
    }),
  ];
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
