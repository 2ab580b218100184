export {
  destinationsShown,
  findDestination,
  type GuidedDestination,
  type GuidedPlace,
  specialistAddress,
} from './find-destination.ts';
export {
  answerText,
  type GuidedAnswer,
  type GuidedAnswers,
  type GuidedProgress,
  guidedProgress,
  nextQuestion,
  questionsFor,
  readGuidedAnswers,
  withAnswer,
} from './guided-answers.ts';
export {
  type GuidedEntry,
  type GuidedTexts,
  noGuidedTexts,
  readGuidedTexts,
  slugOfGuided,
  wordedQuestion,
} from './guided-texts.ts';
export { type GuidedQuestion, guidedQuestions } from './questions.table.ts';
