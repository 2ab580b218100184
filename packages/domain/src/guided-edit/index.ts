export { findDestination, type GuidedDestination, specialistAddress } from './find-destination.ts';
export {
  answerText,
  type GuidedAnswer,
  type GuidedAnswers,
  nextQuestion,
  questionsFor,
  readGuidedAnswers,
  withAnswer,
} from './guided-answers.ts';
export { type GuidedQuestion, guidedQuestions } from './questions.table.ts';
