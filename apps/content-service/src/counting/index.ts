export { type Counted, type CountsTogether, countTogether } from './count-together.ts';
