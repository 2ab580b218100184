export { cellLineText } from './cell-line-text.ts';
export { projectNameFromWire, projectNameShape, projectNameToWire } from './project-name-wire.ts';
