export { PasswordQueueFull } from './password-queue.ts';
export { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
export { type Attempt, countAttempt, forgetAttempts } from './throttle.repository.ts';
export { hashToken, newToken } from './tokens.ts';
