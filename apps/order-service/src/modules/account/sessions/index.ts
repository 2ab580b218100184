export { sessionReader } from './read-session.ts';
export {
  endOtherSessions,
  endSession,
  endSessionById,
  endSessionsOf,
  readSessions,
  startSession,
} from './session.repository.ts';
