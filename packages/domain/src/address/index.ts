export type { Address } from './address.ts';
