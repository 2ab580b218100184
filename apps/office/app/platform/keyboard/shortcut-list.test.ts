import { afterEach, expect, test, vi } from 'vitest';
import { addShortcuts, listShortcuts, pressKey, type Shortcut } from './shortcut-list.ts';

const removals: (() => void)[] = [];
const offer = (title: string, shortcuts: readonly Shortcut[]) =>
  removals.push(addShortcuts({ current: { title, shortcuts } }));
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

test('a key does what the part of the page that came last says', () => {
  const [below, above] = [vi.fn<() => void>(), vi.fn<() => void>()];
  offer('List', [{ keys: 'r', label: 'Release', run: below }]);
  offer('Order', [{ keys: 'r', label: 'Release', run: above }]);
  expect(pressKey('r')).toBe(true);
  expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
});

test('two keys one after the other are one shortcut, and another key between them is not', () => {
  const run = vi.fn<() => void>();
  offer('Everywhere', [{ keys: 'g o', label: 'Orders', run }]);
  for (const key of ['g', 'x', 'o', 'g', 'o']) pressKey(key);
  expect(run).toHaveBeenCalledOnce();
});

test('what is only listed is in the sheet and does nothing', () => {
  offer('List', [{ keys: 'Enter', label: 'Open' }]);
  expect(pressKey('Enter')).toBe(false);
  expect(listShortcuts().map(({ title }) => title)).toEqual(['List']);
});
