import type { RequestAnswers } from '@cutsite/domain/advanced-request';

interface AnswersWire {
  readonly parent: Record<string, string | boolean | string[]>;
  readonly child: Record<string, string | boolean | string[]>;
}

/** Answers as they are sent: the same, as plain lists and objects. */
export const wireOf = (answers: RequestAnswers): AnswersWire => JSON.parse(JSON.stringify(answers)) as AnswersWire;
