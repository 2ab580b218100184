export { projectNameFromWire, projectNameShape, projectNameToWire } from './project-name-wire.ts';
