export { forgetOnlookers, lookAt, type OpenSubject } from './onlookers.ts';
