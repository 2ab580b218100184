export { type CsrfTokens, csrfTokens } from './csrf-tokens.ts';
