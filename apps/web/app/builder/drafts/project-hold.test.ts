import { afterEach, expect, test, vi } from 'vitest';
import { draftsChanged } from './draft-changes.ts';
import { holdProject, type ProjectHold, type ToldByOthers, tellTabs } from './project-hold.ts';

const holds: ProjectHold[] = [];
afterEach(() => {
  for (const hold of holds.splice(0)) hold.end();
});

let clock = 0;
function aTab(tab: string, draftId: string, taken: () => Promise<void> = async () => {}) {
  const elsewhere = vi.fn<() => void>();
  const told = vi.fn<(word: ToldByOthers) => void>();
  const hold = holdProject('plain', draftId, tab, () => (clock += 1), { elsewhere, taken, told });
  holds.push(hold);
  return { hold, elsewhere, told };
}

test('the second tab on one project learns that another one has it, the first goes on', async () => {
  const [first, second] = [aTab('a', 'p1'), aTab('b', 'p1')];
  first.hold.open();
  second.hold.open();
  await vi.waitFor(() => expect(second.elsewhere).toHaveBeenCalledOnce());
  expect(first.elsewhere).not.toHaveBeenCalled();
});

test('taking over waits until the other tab has written what it had', async () => {
  const steps: string[] = [];
  const first = aTab('a', 'p2', async () => void steps.push('the first has written'));
  const second = aTab('b', 'p2');
  first.hold.open();
  second.hold.open();
  await vi.waitFor(() => expect(second.elsewhere).toHaveBeenCalled());
  await second.hold.take();
  steps.push('the second goes on');
  expect(steps).toEqual(['the first has written', 'the second goes on']);
});

test('a tab that has left the project, or works on another one, holds no other up', async () => {
  const [left, other, third] = [aTab('a', 'p3'), aTab('b', 'p4'), aTab('c', 'p3')];
  left.hold.open();
  left.hold.close();
  other.hold.open();
  third.hold.open();
  const watcher = aTab('d', 'p3');
  watcher.hold.open();
  // The watcher gets the message of the third, so all earlier messages have arrived.
  await vi.waitFor(() => expect(watcher.elsewhere).toHaveBeenCalled());
  expect(third.elsewhere).not.toHaveBeenCalled();
});

test('a project that is renamed in the list hears it wherever it is open, also without being on screen', async () => {
  const [first, other] = [aTab('a', 'p5'), aTab('a', 'p6')];
  tellTabs('plain', 'p5', { kind: 'renamed', name: 'Round two' });
  await vi.waitFor(() => expect(first.told).toHaveBeenCalledExactlyOnceWith({ kind: 'renamed', name: 'Round two' }));
  expect(other.told).not.toHaveBeenCalled();
});

test('somebody who signs out tells every tab, whatever it has open', async () => {
  const tabs = [aTab('a', 'p7'), aTab('b', 'p8')];
  tellTabs('plain', null, { kind: 'write_now' });
  for (const { told } of tabs)
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith({ kind: 'write_now' }));
});

test('what a page saves while it is left reaches no page that works on a project: on the way back it is still there', async () => {
  const everything = vi.fn<(word: unknown) => void>();
  const channel = new BroadcastChannel('plain');
  channel.addEventListener('message', ({ data }) => everything(data));
  draftsChanged('plain');
  tellTabs('plain', 'p9', { kind: 'write_now' });
  await vi.waitFor(() => expect(everything).toHaveBeenCalled());
  channel.close();
  expect(everything).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'write_now' }));
});
