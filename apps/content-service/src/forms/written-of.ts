import { type FormAnswers, type WrittenPanel, writeAnswers } from '@cutsite/domain/form';
import { isSiteForm, siteFormOf } from '@cutsite/domain/site-form';
import type { FormAnswerRow } from './form-answer.repository.ts';

/** What was answered, in the words of the form as it was then; nothing of a form that there is no more. */
export function writtenOf({ form, form_version: version, answers }: FormAnswerRow): readonly WrittenPanel[] {
  return isSiteForm(form) ? writeAnswers(siteFormOf(form, version), answers as FormAnswers) : [];
}
