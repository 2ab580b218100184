import type { FormAnswers, FormValue } from '@cutsite/domain/form';

/** What the fields of a form read and change. */
export interface FormControl {
  /** Before the path of a field in ids, so that two forms stand on one page. */
  readonly idPrefix: string;
  readonly answers: FormAnswers;
  /** The sentence for each path that has something wrong. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onAnswer: (name: string, value: FormValue) => void;
}

/** The id of the field, cell or part of an address at a path. */
export const fieldId = (prefix: string, path: string): string => `${prefix}-${path.replaceAll('.', '-')}`;
