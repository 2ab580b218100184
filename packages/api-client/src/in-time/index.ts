export { answeredInTime } from './answered-in-time.ts';
