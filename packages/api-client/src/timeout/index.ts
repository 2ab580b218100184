export { fetchWithTimeout } from './fetch-with-timeout.ts';
