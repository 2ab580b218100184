import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { onStopSignal } from './run-store.ts';

/** A process whose signals and time the test makes. */
function listening(): { signals: EventEmitter; heard: string[]; at: (milliseconds: number) => void } {
  const signals = new EventEmitter();
  const heard: string[] = [];
  let now = 0;
  const handlers = { first: (signal: string) => heard.push(signal), again: () => heard.push('again') };
  onStopSignal(handlers, () => now, signals);
  return { signals, heard, at: (milliseconds) => (now = milliseconds) };
}

test('one Ctrl-C that the terminal and npm both pass on is one', () => {
  const { signals, heard, at } = listening();
  signals.emit('SIGINT');
  at(30);
  signals.emit('SIGINT');
  expect(heard).toEqual(['SIGINT']);
});

test('a second Ctrl-C cuts requests short', () => {
  const { signals, heard, at } = listening();
  signals.emit('SIGINT');
  at(1_500);
  signals.emit('SIGINT');
  expect(heard).toEqual(['SIGINT', 'again']);
});

test.each(['SIGTERM', 'SIGHUP'])('%s stops the store too', (signal) => {
  const { signals, heard } = listening();
  signals.emit(signal);
  expect(heard).toEqual([signal]);
});
