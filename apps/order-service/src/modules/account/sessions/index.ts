export { sessionReader } from './read-session.ts';
export { endSession, startSession } from './session.repository.ts';
