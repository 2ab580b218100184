import { expect, test } from 'vitest';
import { type ShownToast, withToast } from './toast-list.ts';

const toast = (id: number, topic?: string): ShownToast => ({ id, title: `${id}`, ...(topic && { topic }) });
const ids = (shown: readonly ShownToast[]) => shown.map(({ id }) => id);

test('three toasts are shown, and the oldest gives way to a newer one', () => {
  const shown = [1, 2, 3, 4].reduce<readonly ShownToast[]>((all, id) => withToast(all, toast(id)), []);
  expect(ids(shown)).toEqual([2, 3, 4]);
});

test('what is newer on a topic takes the place of what was said about it, and of nothing else', () => {
  const shown = [toast(1, 'builder'), toast(2), toast(3, 'cart')];
  expect(ids(withToast(shown, toast(4, 'builder')))).toEqual([2, 3, 4]);
  expect(ids(withToast([toast(1), toast(2)], toast(3)))).toEqual([1, 2, 3]);
});
