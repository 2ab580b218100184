import { expect, test } from 'vitest';
import { fileTakers } from './file-takers.ts';

test('a pasted file goes to the dialog above the page, and to the page when the dialog is closed (CT-49)', () => {
  const takers = fileTakers();
  const taken: string[] = [];
  const give = (name: string) => takers.give([new File([], name)]);
  const taker = (who: string) => (files: readonly File[]) => taken.push(...files.map(({ name }) => `${who} ${name}`));
  give('a.png');
  const leavePage = takers.join(taker('page'));
  const leaveDialog = takers.join(taker('dialog'));
  give('b.png');
  leaveDialog();
  give('c.png');
  leavePage();
  give('d.png');
  expect(taken).toEqual(['dialog b.png', 'page c.png']);
});
