import { expect, test } from 'vitest';
import { batchText, uploadBatch } from './upload-batch.ts';
import type { Sent } from './upload-queue.ts';

const file = (name: string) => new File([new Uint8Array(3)], name);

test('files that are dropped or pasted while others are on their way are sent after them (CT-49)', async () => {
  const answers: ((sent: Sent<string>) => void)[] = [];
  const added: string[] = [];
  const batch = uploadBatch<string>({
    send: () => new Promise((resolve) => answers.push(resolve)),
    nameOf: ({ name }) => name,
    refusalOf: ({ name }) => (name === 'film.mov' ? 'film.mov is too large' : null),
    now: () => 0,
    onAdded: (one) => added.push(one),
  });
  const text = () => batchText(batch.getLines());
  const answer = async (sent: Sent<string>) => {
    answers.shift()?.(sent);
    await new Promise(setImmediate);
  };
  expect(text()).toBe('');
  batch.add([]);
  expect(text()).toBe('');
  batch.add([file('a.png'), file('b.png')]);
  expect(text()).toBe('a.png: 0 %, 1 more is waiting');
  batch.add([file('c.png'), file('film.mov')]);
  expect(text()).toBe('a.png: 0 %, 2 more are waiting');
  await answer({ added: 'A' });
  await answer({ sentence: 'It moves.', isLost: false });
  expect(text()).toBe('c.png: 0 %');
  await answer({ added: 'C' });
  expect([text(), added]).toEqual(['2 of 4 added', ['A', 'C']]);
  expect(batch.getLines().map(({ sentence }) => sentence)).toEqual([null, 'It moves.', null, 'film.mov is too large']);
  batch.add([file('d.png')]);
  await answer({ added: 'D' });
  expect(text()).toBe('1 of 1 added');
});
