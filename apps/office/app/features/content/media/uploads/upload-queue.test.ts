import { describe, expect, test } from 'vitest';
import { isUploading, type Sent, type UploadPorts, uploadQueue } from './upload-queue.ts';

interface Call {
  readonly name: string;
  readonly progress: (part: number) => void;
  readonly answer: (sent: Sent<string>) => Promise<void>;
  readonly signal: AbortSignal;
}

/** A queue whose sending is answered by the test. */
function aQueue() {
  const calls: Call[] = [];
  const added: string[] = [];
  let now = 0;
  const ports: UploadPorts<string> = {
    send: (_, name, { onProgress, signal }) =>
      new Promise((resolve) => {
        const answer = async (sent: Sent<string>) => {
          resolve(sent);
          await new Promise(setImmediate);
        };
        signal.addEventListener('abort', () => resolve({ sentence: 'It was ended.', isLost: true }));
        calls.push({ name, progress: onProgress, answer, signal });
      }),
    nameOf: (file) => file.name,
    refusalOf: (file) => (file.size > 5 ? `${file.name} is too large` : null),
    now: () => now,
    onAdded: (one) => added.push(one),
  };
  const queue = uploadQueue(ports);
  const states = () => queue.getLines().map(({ name, state }) => `${name} ${state}`);
  return { queue, calls, added, states, pass: (ms: number) => (now += ms) };
}

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name);

describe('files on their way into the media (CT-49)', () => {
  test('go one after the other, each with its part and the seconds that are left', async () => {
    const { queue, calls, added, states, pass } = aQueue();
    queue.add([file('a.png'), file('b.png')]);
    expect(states()).toEqual(['a.png sending', 'b.png waiting']);
    pass(2_000);
    calls[0]?.progress(0.25);
    expect(queue.getLines()[0]).toMatchObject({ part: 0.25, secondsLeft: 6 });
    await calls[0]?.answer({ added: 'A' });
    expect(states()).toEqual(['a.png done', 'b.png sending']);
    await calls[1]?.answer({ added: 'B' });
    expect([states(), added, isUploading(queue.getLines())]).toEqual([['a.png done', 'b.png done'], ['A', 'B'], false]);
  });

  test('one that is cut off says so, holds up no other, and is sent again as it was', async () => {
    const { queue, calls, added, states } = aQueue();
    queue.add([file('a.png'), file('b.png')]);
    await calls[0]?.answer({ sentence: 'No answer.', isLost: true });
    expect(states()).toEqual(['a.png cut_off', 'b.png sending']);
    queue.again(1);
    expect(states()).toEqual(['a.png waiting', 'b.png sending']);
    await calls[1]?.answer({ added: 'B' });
    await calls[2]?.answer({ added: 'A' });
    expect([calls.map(({ name }) => name), added]).toEqual([
      ['a.png', 'b.png', 'a.png'],
      ['B', 'A'],
    ]);
  });

  test('what is refused is not sent again, and what is too large is not sent at all', async () => {
    const { queue, calls, states } = aQueue();
    queue.add([file('film.mov', 9), file('a.png')]);
    expect(states()).toEqual(['film.mov refused', 'a.png sending']);
    expect(queue.getLines()[0]?.sentence).toBe('film.mov is too large');
    await calls[0]?.answer({ sentence: 'It moves.', isLost: false });
    queue.again(1);
    expect(states()).toEqual(['film.mov refused', 'a.png refused']);
    queue.clear();
    expect(states()).toEqual([]);
  });

  test('one that is stopped ends its call, stays to be sent again, and is then taken off', async () => {
    const { queue, calls, states } = aQueue();
    queue.add([file('a.png')]);
    queue.stop(1);
    await new Promise(setImmediate);
    expect([calls[0]?.signal.aborted, states()]).toEqual([true, ['a.png stopped']]);
    queue.again(1);
    await calls[1]?.answer({ added: 'A' });
    expect(states()).toEqual(['a.png done']);
    queue.stop(1);
    expect(states()).toEqual([]);
  });
});
