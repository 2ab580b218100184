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
export { problemMessage } from './problem-message.ts';
export { isSignedOut, signedOutText } from './signed-out.ts';
