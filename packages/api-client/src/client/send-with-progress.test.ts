import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendWithProgress, stillMs } from './send-with-progress.ts';

/** A request of a browser whose file goes as far as the test says. */
class Sending extends EventTarget {
  static last: Sending;
  readonly upload = new EventTarget();
  readonly responseText = '{"done":true}';
  readonly status = 201;
  withCredentials = false;

  constructor() {
    super();
    Sending.last = this;
  }
  open(): void {}
  setRequestHeader(): void {}
  getAllResponseHeaders = (): string => '';
  send(): void {}
  abort(): void {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  goes(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 100 }));
  }
  isThere(): void {
    this.upload.dispatchEvent(new Event('load'));
  }
  isAnswered(): void {
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Sending);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sendFile() {
  const parts: number[] = [];
  let outcome = 'on its way';
  sendWithProgress((part) => parts.push(part))('/', { method: 'POST' }).then(
    ({ status }) => (outcome = `answered ${status}`),
    (error: Error) => (outcome = error.name),
  );
  return { parts, outcome: () => outcome, file: Sending.last };
}

test('a file that goes on is never given up, however slow it is', async () => {
  const { parts, outcome, file } = sendFile();
  for (let sent = 1; sent <= 10; sent += 1) {
    await vi.advanceTimersByTimeAsync(stillMs - 1);
    file.goes(sent * 10);
  }
  file.isThere();
  // What is made of it may take longer than a part of it on its way.
  await vi.advanceTimersByTimeAsync(2 * stillMs);
  file.isAnswered();
  await vi.advanceTimersByTimeAsync(0);
  expect(parts).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  expect(outcome()).toBe('answered 201');
});

test('a file that stands still on its way is given up, as one that cannot reach the store', async () => {
  const { outcome, file } = sendFile();
  file.goes(40);
  await vi.advanceTimersByTimeAsync(stillMs - 1);
  expect(outcome()).toBe('on its way');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome()).toBe('TypeError');
});
