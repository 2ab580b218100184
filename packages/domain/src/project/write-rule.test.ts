import fc from 'fast-check';
import { expect, test } from 'vitest';
import { binEnds, judgeWrite, maxProjectBytes, projectBytes, type SavedVersion } from './index.ts';

const kept: SavedVersion = { version: 3, writeId: 'w-3' };

test.each([
  ['the first write of a project', null, { version: 0, writeId: 'w-1' }, 'write'],
  ['a write that follows on what is kept', kept, { version: 3, writeId: 'w-4' }, 'write'],
  ['the same write again, as its answer was lost', kept, { version: 2, writeId: 'w-3' }, 'repeated'],
  ['a write on an older version', kept, { version: 2, writeId: 'w-9' }, 'overtaken'],
  ['a write on a version that does not exist', kept, { version: 4, writeId: 'w-9' }, 'overtaken'],
  ['a new project under an id that is taken', kept, { version: 0, writeId: 'w-9' }, 'overtaken'],
  [
    'a write on a version that the account made itself',
    { version: 3, writeId: null },
    { version: 3, writeId: 'w' },
    'write',
  ],
  ['a write on what is not kept any more', null, { version: 3, writeId: 'w-4' }, 'gone'],
] as const)('%s (PJ-2)', (_, before, sent, judgement) => expect(judgeWrite(before, sent)).toBe(judgement));

test('whatever devices send, nothing is replaced by somebody who has not seen it (PJ-2)', () => {
  const devices = fc.array(fc.record({ device: fc.nat(3), again: fc.boolean(), reads: fc.boolean() }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(devices, (steps) => {
      let account: SavedVersion | null = null;
      const seen = [0, 0, 0, 0];
      const last: { version: number; writeId: string }[] = [];
      steps.forEach(({ device, again, reads }, step) => {
        const before: SavedVersion | null = account;
        if (reads) seen[device] = before?.version ?? 0;
        const fresh = { version: seen[device] ?? 0, writeId: `${device}-${step}` };
        const sent = again ? (last[device] ?? fresh) : fresh;
        last[device] = sent;
        const judgement = judgeWrite(before, sent);
        if (judgement === 'write') {
          expect(sent.version).toBe(before?.version ?? 0);
          account = { version: sent.version + 1, writeId: sent.writeId };
        }
        if (judgement === 'repeated') expect(before?.writeId).toBe(sent.writeId);
      });
    }),
  );
});

test('a project is measured in bytes of UTF-8 (PJ-4)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      expect(projectBytes(text)).toBe(new TextEncoder().encode(text).length);
    }),
  );
  expect(maxProjectBytes).toBe(2_000_000);
});

test('what is deleted can be restored for 30 days (PJ-5)', () =>
  expect(binEnds(new Date('2026-11-01T10:00:00Z')).toISOString()).toBe('2026-12-01T10:00:00.000Z'));
