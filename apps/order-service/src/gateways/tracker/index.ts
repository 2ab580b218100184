export { httpTracker } from './http-tracker.ts';
export type { EventToTell, TrackedEvent, TrackerPort } from './port.ts';
