export { type BrokenInvariant, checkInvariants } from './check-invariants.ts';
