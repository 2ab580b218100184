import { type GuidedTexts, noGuidedTexts, wordedQuestion } from './guided-texts.ts';
import { type AskedWhen, type GuidedQuestion, guidedQuestions } from './questions.table.ts';

/** What was answered to a question; an empty text: not known yet. */
export interface GuidedAnswer {
  readonly question: string;
  readonly value: string;
}

/** In the order in which they were given (RQ-19). */
export type GuidedAnswers = readonly GuidedAnswer[];

/** Whether all of these were answered so. */
export const allHold = (when: readonly AskedWhen[], answers: GuidedAnswers): boolean =>
  when.every(({ question, is }) => answers.some((answer) => answer.question === question && is.includes(answer.value)));

/** The questions that these answers lead through, the next one last; all of them are answered at a destination. */
export function questionsFor(answers: GuidedAnswers): readonly GuidedQuestion[] {
  return guidedQuestions.filter((question) => allHold(question.when ?? [], answers));
}

/** The first question that is still open; null: the answers lead to a destination. */
export function nextQuestion(answers: GuidedAnswers): GuidedQuestion | null {
  return questionsFor(answers).find(({ id }) => answers.every(({ question }) => question !== id)) ?? null;
}

/** Every way on from these answers: the questions of each, those that are answered first. */
function waysOn(answers: GuidedAnswers): readonly (readonly GuidedQuestion[])[] {
  const open = nextQuestion(answers);
  if (open === null) return [questionsFor(answers)];
  // What is typed opens no way of its own.
  const values = open.kind === 'choice' ? open.options.map(({ value }) => value) : [''];
  return values.flatMap((value) => waysOn(withAnswer(answers, { question: open.id, value })));
}

/** How far somebody is (RQ-17). */
export interface GuidedProgress {
  /** Questions on the shortest way that these answers have begun, and on the longest. */
  readonly least: number;
  readonly most: number;
  /** Questions that come after the open one, whatever is answered to it. */
  readonly toCome: readonly GuidedQuestion[];
}

export function guidedProgress(answers: GuidedAnswers): GuidedProgress {
  const ways = waysOn(answers);
  const lengths = ways.map((way) => way.length);
  const open = nextQuestion(answers);
  const [first = []] = ways;
  return {
    least: Math.min(...lengths),
    most: Math.max(...lengths),
    toCome: first.filter(
      (question) =>
        question !== open &&
        answers.every((answer) => answer.question !== question.id) &&
        ways.every((way) => way.includes(question)),
    ),
  };
}

/** Puts an answer in its place (RQ-20); what it makes pointless goes. */
export function withAnswer(answers: GuidedAnswers, given: GuidedAnswer): GuidedAnswers {
  return soundAnswers([...answers.filter(({ question }) => question !== given.question), given]);
}

/** Kept answers of any shape: those that are asked, in their order, and of options that there are. */
export function readGuidedAnswers(kept: unknown): GuidedAnswers {
  if (!Array.isArray(kept)) return [];
  const read = kept.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('question' in one) || !('value' in one)) return [];
    const { question, value } = one;
    return typeof question === 'string' && typeof value === 'string' ? [{ question, value }] : [];
  });
  return soundAnswers(read);
}

function soundAnswers(answers: GuidedAnswers): GuidedAnswers {
  const sound: GuidedAnswer[] = [];
  for (const question of guidedQuestions) {
    const given = answers.find((answer) => answer.question === question.id);
    if (given === undefined || !allHold(question.when ?? [], sound)) continue;
    if (isAnswer(question, given.value)) sound.push({ question: question.id, value: given.value.trim() });
  }
  return sound;
}

function isAnswer(question: GuidedQuestion, value: string): boolean {
  if (question.kind === 'choice') return question.options.some((option) => option.value === value);
  return [...value.trim()].length <= question.longest && !/\p{C}/u.test(value);
}

/** An answer in words. */
export function answerText({ question: id, value }: GuidedAnswer, texts: GuidedTexts = noGuidedTexts): string {
  const known = guidedQuestions.find((guidedQuestion) => guidedQuestion.id === id);
  const question = known === undefined ? undefined : wordedQuestion(known, texts);
  if (question?.kind !== 'choice') return value === '' ? 'not known yet' : value;
  return question.options.find((option) => option.value === value)?.label ?? value;
}
