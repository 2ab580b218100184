import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AccountUnreachable } from '../account-links/link.ts';
import { aBrowser, anAccount, nextId, wordsOf } from './in-memory.cases.ts';
import { syncAccount } from './sync-account.ts';

type Browser = ReturnType<typeof aBrowser>;
const product = 'cutsite-guide-rna';
const contents = (browser: Browser) => [...browser.drafts.values()].map(wordsOf);
const names = (browser: Browser) => [...browser.drafts.values()].map(({ project }) => project.name).toSorted();

/** Two browsers of one account that have signed in. */
async function twoDevices() {
  const account = anAccount();
  const [laptop, desktop] = [aBrowser(), aBrowser()];
  const sync = (browser: Browser, who = 'ada') => syncAccount(browser.portsOf(account.calls), product, who);
  await sync(laptop);
  await sync(desktop);
  return { account, laptop, desktop, sync };
}

describe('projects are the same on two devices (PJ-3)', () => {
  test('what is typed on one comes to the other, and is not sent again', async () => {
    const { account, laptop, desktop, sync } = await twoDevices();
    const id = laptop.type(nextId(), 'one');
    await sync(laptop);
    await sync(desktop);
    expect(contents(desktop)).toEqual([['one']]);
    await sync(desktop);
    await sync(laptop);
    expect(account.kept.get(id)?.version).toBe(1);
  });

  test('a change that follows comes back, above the revision of what it replaces', async () => {
    const { laptop, desktop, sync } = await twoDevices();
    const id = laptop.type(nextId(), 'one');
    await sync(laptop);
    await sync(desktop);
    desktop.type(id, 'two');
    await sync(desktop);
    const before = laptop.drafts.get(id)?.revision ?? 0;
    await sync(laptop);
    expect(contents(laptop)).toEqual([['one', 'two']]);
    expect(laptop.drafts.get(id)?.revision).toBeGreaterThan(before);
    expect(laptop.said).toEqual([{ kind: 'replaced', draftId: id }]);
  });

  test('what was changed on both is kept twice on both, and the account kept the first', async () => {
    const { account, laptop, desktop, sync } = await twoDevices();
    const id = laptop.type(nextId(), 'one');
    await sync(laptop);
    await sync(desktop);
    laptop.type(id, 'on the laptop');
    desktop.type(id, 'on the desktop');
    await sync(laptop);
    await sync(desktop);
    await sync(laptop);
    expect(wordsOf(account.kept.get(id)?.record)).toEqual(['one', 'on the laptop']);
    for (const browser of [laptop, desktop]) {
      expect(names(browser)).toEqual(['Kinase screen', 'Kinase screen (from this browser)']);
      expect(contents(browser)).toContainEqual(['one', 'on the laptop']);
      expect(contents(browser)).toContainEqual(['one', 'on the desktop']);
    }
    expect(desktop.said.at(-1)).toMatchObject({ kind: 'kept_beside', draftId: id, copy: { revision: 1 } });
  });

  test('the same change on both is no difference', async () => {
    const { laptop, desktop, sync } = await twoDevices();
    const id = laptop.type(nextId(), 'one');
    await sync(laptop);
    await sync(desktop);
    for (const browser of [laptop, desktop]) browser.type(id, 'two');
    await sync(laptop);
    await sync(desktop);
    expect(names(desktop)).toEqual(['Kinase screen']);
  });

  test('looking at another plate is no change', async () => {
    const { account, laptop, sync } = await twoDevices();
    const id = laptop.type(nextId(), 'one');
    await sync(laptop);
    const draft = laptop.drafts.get(id);
    if (draft) laptop.drafts.set(id, { ...draft, revision: 9, project: { ...draft.project, activePlateId: 'p-2' } });
    await sync(laptop);
    expect(account.kept.get(id)?.version).toBe(1);
  });
});

describe('an answer that is lost (PJ-2)', () => {
  test('what arrived all the same is no other version, also when it was changed since', async () => {
    const { account, laptop, sync } = await twoDevices();
    const id = laptop.type(nextId(), 'one');
    await sync(laptop);
    laptop.type(id, 'two');
    const ports = laptop.portsOf({
      ...account.calls,
      put: async (...sent) => {
        await account.calls.put(...sent);
        throw new AccountUnreachable('offline');
      },
    });
    await expect(syncAccount(ports, product, 'ada')).rejects.toThrow(AccountUnreachable);
    laptop.type(id, 'three');
    await sync(laptop);
    expect(names(laptop)).toEqual(['Kinase screen']);
    expect(wordsOf(account.kept.get(id)?.record)).toEqual(['one', 'two', 'three']);
  });
});

describe('deleted projects (PJ-5)', () => {
  test('one that is deleted here goes there too, and is offered in the bin', async () => {
    const { laptop, desktop, sync } = await twoDevices();
    const id = laptop.type(nextId(), 'one');
    await sync(laptop);
    await sync(desktop);
    laptop.remove(id);
    expect((await sync(laptop)).bin).toMatchObject([{ id, name: 'Kinase screen' }]);
    await sync(desktop);
    expect(contents(desktop)).toEqual([]);
  });

  test('one that somebody else has changed since comes back instead', async () => {
    const { laptop, desktop, sync } = await twoDevices();
    const id = laptop.type(nextId(), 'one');
    await sync(laptop);
    await sync(desktop);
    laptop.remove(id);
    desktop.type(id, 'two');
    await sync(desktop);
    await sync(laptop);
    expect(contents(laptop)).toEqual([['one', 'two']]);
  });

  test('work that goes on here takes it out of the bin', async () => {
    const { account, laptop, desktop, sync } = await twoDevices();
    const id = laptop.type(nextId(), 'one');
    await sync(laptop);
    await sync(desktop);
    laptop.remove(id);
    await sync(laptop);
    desktop.type(id, 'two');
    await sync(desktop);
    expect(account.live().map(({ record }) => wordsOf(record))).toEqual([['one', 'two']]);
  });
});

describe('whose projects they are (PJ-6)', () => {
  test('what was here before somebody signed in is asked about, and not sent', async () => {
    const account = anAccount();
    const browser = aBrowser();
    const id = browser.type(nextId(), 'signed out');
    const sync = () => syncAccount(browser.portsOf(account.calls), product, 'ada');
    expect((await sync()).undecided).toEqual([{ draftId: id, name: 'Kinase screen' }]);
    browser.type(nextId(), 'signed in');
    await sync();
    expect(account.live().map(({ record }) => wordsOf(record))).toEqual([['signed in']]);
    const link = browser.links.get(id);
    if (link) browser.links.set(id, { ...link, belongs: 'account' });
    await sync();
    expect(account.live()).toHaveLength(2);
  });

  test('and what the customer who is signed in began is theirs, also before the page knew who that is', async () => {
    const account = anAccount();
    const browser = aBrowser();
    const before = browser.type(nextId(), 'signed out');
    browser.begun.add(browser.type(nextId(), 'signed in'));
    const { undecided } = await syncAccount(browser.portsOf(account.calls), product, 'ada');
    expect(undecided.map(({ draftId }) => draftId)).toEqual([before]);
    expect(account.live().map(({ record }) => wordsOf(record))).toEqual([['signed in']]);
  });

  test('of another account that signs in here nothing is left, but for what that account does not have yet', async () => {
    const [adas, bobs] = [anAccount(), anAccount()];
    const browser = aBrowser();
    await syncAccount(browser.portsOf(adas.calls), product, 'ada');
    const sent = browser.type(nextId(), 'sent');
    await syncAccount(browser.portsOf(adas.calls), product, 'ada');
    const unsent = browser.type(nextId(), 'unsent');
    adas.setNetwork('down');
    await expect(syncAccount(browser.portsOf(adas.calls), product, 'ada')).rejects.toThrow(AccountUnreachable);
    const outcome = await syncAccount(browser.portsOf(bobs.calls), product, 'bob');
    expect(outcome.undecided).toEqual([]);
    expect(browser.drafts.has(sent)).toBe(false);
    expect(browser.links.get(unsent)).toMatchObject({ account: 'ada', belongs: 'account' });
    expect(bobs.live()).toEqual([]);
    adas.setNetwork('up');
    await syncAccount(browser.portsOf(adas.calls), product, 'ada');
    expect(adas.live().map(({ record }) => wordsOf(record))).toEqual([['sent'], ['unsent']]);
  });
});

test('a project on the screen is said to be in the account when that has exactly what was saved here, and not before', async () => {
  const { account, laptop, sync } = await twoDevices();
  const id = laptop.type(nextId(), 'one');
  await sync(laptop);
  expect(laptop.inAccount).toEqual(new Map());
  laptop.shown.add(id);
  await sync(laptop);
  expect(laptop.inAccount).toEqual(new Map([[id, 1]]));
  laptop.type(id, 'two');
  account.setNetwork('lost');
  await sync(laptop).catch(() => undefined);
  account.setNetwork('down');
  await sync(laptop).catch(() => undefined);
  expect(laptop.inAccount).toEqual(new Map([[id, 1]]));
  account.setNetwork('up');
  await sync(laptop);
  expect(laptop.inAccount).toEqual(new Map([[id, 2]]));
  laptop.type(id, 'x'.repeat(2_000_001));
  await sync(laptop);
  expect(laptop.inAccount).toEqual(new Map([[id, 2]]));
});

test('a project that is too large stays in this browser, and says why (PJ-4)', async () => {
  const { account, laptop, sync } = await twoDevices();
  laptop.type(nextId(), 'x'.repeat(2_000_001));
  expect((await sync(laptop)).refused).toMatchObject([{ sentence: expect.stringContaining('larger than 2 MB') }]);
  expect(account.live()).toEqual([]);
});

test('whatever two devices do, with answers lost, nothing that was typed is lost and both end alike (PJ-3)', async () => {
  const step = fc.record({
    device: fc.nat(1),
    does: fc.constantFrom('type', 'type', 'type', 'delete', 'sync', 'sync', 'begin'),
    which: fc.nat(3),
    network: fc.constantFrom('up', 'up', 'up', 'down', 'lost'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { account, laptop, desktop, sync } = await twoDevices();
      const browsers = [laptop, desktop];
      const typed: string[] = [];
      for (const { device, does, which, network } of steps) {
        const browser = browsers[device] ?? laptop;
        const there = [...browser.drafts.keys()];
        const id = does === 'begin' ? nextId() : there[which % Math.max(there.length, 1)];
        if (does === 'sync') {
          account.setNetwork(network);
          await sync(browser).catch(() => undefined);
          account.setNetwork('up');
        } else if (id !== undefined && does === 'delete') browser.remove(id);
        else if (id !== undefined) {
          const word = `word ${typed.push('')}`;
          typed[typed.length - 1] = word;
          browser.type(id, word);
        }
      }
      const everDeleted = steps.some(({ does }) => does === 'delete');
      for (const browser of [laptop, desktop, laptop, desktop]) await sync(browser);
      const sorted = (all: readonly (readonly string[])[]) => all.map((words) => words.join()).toSorted();
      const live = sorted(account.live().map(({ record }) => wordsOf(record)));
      expect(sorted(contents(laptop))).toEqual(live);
      expect(sorted(contents(desktop))).toEqual(live);
      // What a browser deleted before it was ever sent is gone, as it is without an account.
      if (!everDeleted) {
        const all = new Set([...account.kept.values()].flatMap(({ record }) => wordsOf(record)));
        expect(typed.filter((word) => !all.has(word))).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
