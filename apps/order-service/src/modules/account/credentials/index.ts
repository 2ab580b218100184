export { PasswordQueueFull } from './password-queue.ts';
export { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
export { hashToken, newToken } from './tokens.ts';
