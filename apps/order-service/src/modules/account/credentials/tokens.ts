import { hash, randomBytes } from 'node:crypto';

/** A secret of 256 bits for a link (promise A4). Only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token. It has too many bits to be guessed, so that a fast hash is enough. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer');
