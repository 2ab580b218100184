import { describe, expect, test } from 'vitest';
import { inTurn, PasswordQueueFull } from './password-queue.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';

describe('a stored password (promise A1)', () => {
  test('is known again, also when another keyboard codes its letters differently', async () => {
    const stored = await hashPassword('Ångström-kö');
    expect(await verifyPassword(stored, 'Ångström-kö'.normalize('NFD'))).toBe(true);
    expect(await verifyPassword(stored, 'ångström-kö')).toBe(false);
  });

  test('has a salt of its own', async () => {
    expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
  });

  test('is longer than what older algorithms cut off', async () => {
    const stored = await hashPassword(`${'🧬'.repeat(100)}a`);
    expect(await verifyPassword(stored, `${'🧬'.repeat(100)}b`)).toBe(false);
  });

  test('never matches where there is no account, not even the text that is hashed instead', async () => {
    expect(await verifyPassword(null, 'no account has this password')).toBe(false);
  });

  test.each(['', 'x', '*'])('that is no hash ("%s") matches nothing, and is no fault of the store', async (stored) => {
    expect(await verifyPassword(stored, stored)).toBe(false);
    expect(await verifyPassword(stored, 'no account has this password')).toBe(false);
  });

  test.each([
    ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', false],
    ['$argon2id$v=19$m=8192,t=2,p=1$c2FsdA$aGFzaA', true],
    ['$argon2id$v=19$m=19456,t=1,p=1$c2FsdA$aGFzaA', true],
    ['$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', true],
    ['', true],
  ])('%s is to be made again: %s', (stored, isOutdated) => expect(needsRehash(stored)).toBe(isOutdated));
});

describe('password work (promise A2)', () => {
  test('is done by a few at a time, all of it, and refused when the line is too long', async () => {
    let running = 0;
    let most = 0;
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await opened;
      running -= 1;
    };
    const pieces = Array.from({ length: 2_000 }, () =>
      inTurn(work)
        .then(() => 'done' as const)
        .catch((error) => error),
    );
    open();
    const outcomes = await Promise.all(pieces);
    const refused = outcomes.filter((outcome) => outcome instanceof PasswordQueueFull);
    expect(most).toBeLessThan(64);
    expect(refused.length).toBeGreaterThan(0);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(2_000 - refused.length);
    expect(await inTurn(async () => 'free again')).toBe('free again');
  });
});
