export {
  type Problem,
  type ProblemCode,
  type ProblemResponses,
  type ProblemRow,
  problemCodes,
  problemRowSchema,
  problemSchema,
  problems,
} from './problem.ts';
export { isSignedOut, problemMessage, signedOutText } from './problem-message.ts';
