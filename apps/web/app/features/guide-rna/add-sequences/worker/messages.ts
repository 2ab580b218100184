import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import type { Result } from '@cutsite/domain/result';
import type { Refusal, Source } from '../../../../builder/list-import/read-source.ts';
import type { Preview } from '../preview/preview.ts';
import type { AddWish } from '../preview/work-out.ts';

/** What the page asks of the worker; the rows of the last `read` stay there. */
export type Question =
  | { readonly ask: 'read'; readonly source: Source }
  | { readonly ask: 'preview'; readonly wish: AddWish }
  | { readonly ask: 'apply'; readonly wish: AddWish };

export interface Answers {
  /** The refusal, or nothing: the rows are there. */
  readonly read: Result<null, Refusal>;
  readonly preview: Preview;
  readonly apply: GuideRnaProject;
}

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

export type Told =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly answer: Answers[Question['ask']] }
  | { readonly id: number; readonly failure: string };
