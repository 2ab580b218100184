import {
  checkForm,
  type FormAnswers,
  type FormFault,
  readAnswers,
  type WrittenPanel,
  writeAnswers,
} from '../form/index.ts';
import type { RequestForms } from './request-types.table.ts';

/** What somebody asks for, as both forms were answered. */
export interface RequestAnswers {
  readonly parent: FormAnswers;
  readonly child: FormAnswers;
}

/** A fault with the form that it is in. */
export interface RequestFault extends FormFault {
  readonly form: keyof RequestAnswers;
}

/** Answers of any shape; what neither form declares is left out (RQ-12). */
export function readRequest(
  forms: RequestForms,
  given: Readonly<Record<keyof RequestAnswers, Readonly<Record<string, unknown>>>>,
): RequestAnswers {
  return { parent: readAnswers(forms.parent, given.parent), child: readAnswers(forms.child, given.child) };
}

/** Everything that is wrong with a request, the parent form first. */
export function checkRequest(forms: RequestForms, answers: RequestAnswers, today: string): RequestFault[] {
  return (['parent', 'child'] as const).flatMap((form) =>
    checkForm(forms[form], answers[form], today).map((fault) => ({ ...fault, form })),
  );
}

/** Both forms in words, for mails and the office. */
export function writeRequest(forms: RequestForms, answers: RequestAnswers): readonly WrittenPanel[] {
  return [...writeAnswers(forms.parent, answers.parent), ...writeAnswers(forms.child, answers.child)];
}

/** What a request is called in lists. */
export function requestTitle(answers: RequestAnswers): string {
  const { title } = answers.parent;
  return typeof title === 'string' ? title : '';
}
