export { noteEvent, putEvent, type TrackingDependencies } from './put-event.ts';
export { tellDueEvents } from './tell-due-events.ts';
