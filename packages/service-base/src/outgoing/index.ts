export { type Answered, type Asked, askBytes, askJson } from './ask.ts';
