import { type Address, emptyAddress } from '@cutsite/domain/address';
import type { FormAnswers, FormValue } from '@cutsite/domain/form';
import type { ReactNode } from 'react';

/** An answer, or how it follows from the one that is there: what was put in meanwhile is not written over. */
export type AnswerChange = FormValue | ((now: FormValue | undefined) => FormValue);

/** What the fields of a form read and change. */
export interface FormControl {
  /** Before the path of a field in ids, so that two forms stand on one page. */
  readonly idPrefix: string;
  readonly answers: FormAnswers;
  /** The sentence for each path that has something wrong. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onAnswer: (name: string, change: AnswerChange) => void;
  /** What the name of a gene means, drawn under its field; missing: names are taken as they are. */
  readonly geneMeaning?: ((name: NameOfGene) => ReactNode) | undefined;
}

/** The name of a gene in an answer, and the gene that it means; empty where there is none. */
export interface NameOfGene {
  readonly typed: string;
  readonly meant: string;
  /** As the field of the form says it that the gene's field names; empty while it does not. */
  readonly species: string;
  readonly onMeant: (meant: string) => void;
  readonly onName: (name: string) => void;
}

/** The id of the field, cell or part of an address at a path. */
export const fieldId = (prefix: string, path: string): string => `${prefix}-${path.replaceAll('.', '-')}`;

/** Answers with one of them changed; an empty text is no answer. */
export function withAnswer(answers: FormAnswers, name: string, change: AnswerChange): FormAnswers {
  const { [name]: now, ...others } = answers;
  const value = typeof change === 'function' ? change(now) : change;
  return value === '' ? others : { ...others, [name]: value };
}

/** An address of a form before anything was typed into it. */
export const freshAddress: Address = { ...emptyAddress, country: 'US' };

export const isAddress = (value: FormValue | undefined): value is Address =>
  typeof value === 'object' && 'country' in value;
