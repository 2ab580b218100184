import {
  checkForm,
  type FormAnswers,
  type FormDefinition,
  fieldsOf,
  formFaultMessage,
  readAnswers,
} from '../form/index.ts';
import { type SiteForm, type SiteFormName, siteForms } from './site-forms.table.ts';

/** The form as it is shown now. */
export function newestSiteForm(name: SiteFormName): FormDefinition {
  const { versions }: SiteForm = siteForms[name];
  const newest = versions.at(-1);
  if (newest === undefined) throw new Error(`The form ${name} has no version`);
  return newest;
}

/** The form that was answered under a version; the newest one where that is not known any more. */
export function siteFormOf(name: SiteFormName, version: number): FormDefinition {
  const { versions }: SiteForm = siteForms[name];
  return versions.find((one) => one.version === version) ?? newestSiteForm(name);
}

/** A form as a page without script sends it: each field by its name, a choice among several more than once. */
export type SentFields = Readonly<Record<string, readonly string[]>>;

/** Reads what a page sent: only fields that the form declares, in the shape of their kind. */
export function readSentForm(form: FormDefinition, sent: SentFields): FormAnswers {
  const given = fieldsOf(form).map(({ kind, name }): [string, unknown] => {
    const values = Object.hasOwn(sent, name) ? (sent[name] ?? []) : [];
    if (kind === 'yes_no') return [name, values.includes('yes')];
    return [name, kind === 'several' ? values : values[0]];
  });
  return readAnswers(form, Object.fromEntries(given));
}

/** The fields of a form in which something is wrong, in reading order. */
export function faultyFields(form: FormDefinition, answers: FormAnswers, today: string): readonly string[] {
  return [...new Set(checkForm(form, answers, today).map(({ field }) => field.name))];
}

/** What is wrong with a form as it was sent: the sentence for each field, by its name, in reading order. */
export function faultSentences(
  form: FormDefinition,
  sent: SentFields,
  today: string,
): Readonly<Record<string, string>> {
  const faults = checkForm(form, readSentForm(form, sent), today);
  return Object.fromEntries(faults.map((fault) => [fault.field.name, formFaultMessage(fault)]));
}

/** Whom the answers are of; null: nobody said. */
export const emailOf = ({ email }: FormAnswers): string | null => (typeof email === 'string' ? email : null);

/** Whether the provider may write beyond the answer, which the tracker hears of too. */
export const agreesToNews = ({ consent }: FormAnswers): boolean => consent === true;

/** Whether somebody is told of it by mail. */
export function isMailed(name: SiteFormName, answers: FormAnswers): boolean {
  const { mailed }: SiteForm = siteForms[name];
  return mailed === 'always' || answers[mailed.whenAnswered] !== undefined;
}

/** What was sent is deleted so many months later. */
export const retentionMonths = 12;
