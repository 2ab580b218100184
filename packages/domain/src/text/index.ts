export { isOneLine } from './one-line.ts';
