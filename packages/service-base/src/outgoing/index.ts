export { type Answered, type Asked, askBytes, askJson, askStream } from './ask.ts';
