import type { EntryWire } from '@cutsite/contracts/content';
import { describe, expect, test } from 'vitest';
import { draftAutosave, type Saved } from './draft-autosave.ts';
import type { Draft } from './merge-drafts.ts';

const entry: EntryWire = {
  id: 'e1',
  type: 'author',
  title: 'Desk',
  url: '/authors/desk',
  state: 'draft',
  revision: 1,
  publish_at: null,
  updated_at: '',
  updated_by: 'Mira',
  used_in: 0,
  fields: { title: 'Desk', role: 'Bench' },
  version: 1,
  published_version: null,
  published_url: null,
  published_at: null,
  first_published_at: null,
  publish_version: null,
  publish_note: null,
  unpublish_at: null,
  is_in_review: false,
  is_kept_elsewhere: false,
  publishing_off: null,
  approved_by: null,
  points_at: [],
  media: [],
};

/** A service with a memory, whose answers wait until they are let go. */
function aService() {
  let kept = entry;
  const waiting: (() => void)[] = [];
  const remembered: (Draft | null)[] = [];
  const timers: (() => void)[] = [];
  const next: { fault: 'lost' | 'answer lost' | 'garbage' | 'refused' | 'stale' | null } = { fault: null };
  const answer = (body: Draft & { revision: number }): Saved => {
    if (next.fault === 'refused') return { kind: 'refused', problem: 'Too long.', faults: { title: ['Too long.'] } };
    if (next.fault === 'garbage') return { kind: 'saved', entry: 'nonsense' as unknown as EntryWire };
    if (next.fault === 'stale' || body.revision !== kept.revision) return { kind: 'stale' };
    kept = { ...kept, url: body.url, fields: body.fields, revision: kept.revision + 1, version: kept.version + 1 };
    if (next.fault === 'answer lost') throw new Error('No answer.');
    return { kind: 'saved', entry: kept };
  };
  const autosave = draftAutosave(entry, {
    save: async (_, body) => {
      if (next.fault === 'lost') throw new Error('No answer.');
      await new Promise<void>((go) => void waiting.push(go));
      return answer(body);
    },
    read: async () => kept,
    now: () => 0,
    remember: (_, draft) => void remembered.push(draft),
    later: (run) => {
      timers.push(run);
      return () => void timers.splice(timers.indexOf(run), 1);
    },
  });
  return {
    autosave,
    next,
    remembered,
    kept: () => kept,
    colleagueSaves: (fields: EntryWire['fields']) => {
      kept = { ...kept, fields, revision: kept.revision + 1, updated_by: 'Mira' };
    },
    settle: async () => {
      for (let turn = 0; turn < 50; turn += 1) {
        waiting.shift()?.();
        await Promise.resolve();
      }
    },
  };
}
const type = (autosave: ReturnType<typeof aService>['autosave'], fields: EntryWire['fields']) =>
  autosave.change({ url: autosave.getState().draft.url, fields: { ...autosave.getState().draft.fields, ...fields } });

describe('a draft is kept without losing a word (wishes 1 to 3)', () => {
  test('what is typed while a save is under way is saved by the next one', async () => {
    const { autosave, kept, settle } = aService();
    type(autosave, { title: 'Desk o' });
    const saving = autosave.flush();
    await Promise.resolve();
    type(autosave, { title: 'Desk of protocols' });
    expect(autosave.getState().saveStatus).toBe('saving');
    await settle();
    expect(await saving).toBe(true);
    expect(kept().fields).toEqual({ title: 'Desk of protocols', role: 'Bench' });
    expect(autosave.getState()).toMatchObject({
      saveStatus: 'saved',
      draft: { fields: { title: 'Desk of protocols' } },
    });
  });

  test.each(['lost', 'garbage', 'refused', 'stale'] as const)(
    '%s: it is never called saved, and the words stay',
    async (fault) => {
      const { autosave, next, remembered, settle, kept } = aService();
      next.fault = fault;
      type(autosave, { title: 'My words' });
      const saving = autosave.flush();
      await settle();
      expect(await saving).toBe(false);
      expect(autosave.getState()).toMatchObject({ saveStatus: 'failed', draft: { fields: { title: 'My words' } } });
      expect(autosave.getState().problem).not.toBeNull();
      expect(remembered.at(-1)).toMatchObject({ fields: { title: 'My words' } });
      next.fault = null;
      const again = autosave.flush();
      await settle();
      expect(await again).toBe(true);
      expect([kept().fields['title'], remembered.at(-1)]).toEqual(['My words', null]);
    },
  );

  test('a save whose answer was lost is known as one’s own, and asks nothing', async () => {
    const { autosave, next, settle } = aService();
    next.fault = 'answer lost';
    type(autosave, { title: 'Mine' });
    const first = autosave.flush();
    await settle();
    expect(await first).toBe(false);
    next.fault = null;
    const second = autosave.flush();
    await settle();
    expect(await second).toBe(true);
    expect(autosave.getState()).toMatchObject({ saveStatus: 'saved', conflicts: [], taken: null });
  });

  test('another editor’s change of another field is taken in, and who it was is said', async () => {
    const { autosave, colleagueSaves, settle, kept } = aService();
    colleagueSaves({ title: 'Desk', role: 'Protocols' });
    type(autosave, { title: 'Mine' });
    const saving = autosave.flush();
    await settle();
    expect(await saving).toBe(true);
    expect(kept().fields).toEqual({ title: 'Mine', role: 'Protocols' });
    expect(autosave.getState().taken).toEqual({ by: 'Mira', names: ['role'] });
  });

  test.each([
    ['mine', new Set<string>(), 'Mine'],
    ['theirs', new Set(['title']), 'Theirs'],
  ])('a field that both have changed waits for a choice: %s', async (_, theirs, title) => {
    const { autosave, colleagueSaves, settle, kept } = aService();
    colleagueSaves({ title: 'Theirs', role: 'Bench' });
    type(autosave, { title: 'Mine' });
    const saving = autosave.flush();
    await settle();
    expect(await saving).toBe(false);
    expect(autosave.getState()).toMatchObject({
      saveStatus: 'conflict',
      conflicts: [{ name: 'title', mine: 'Mine', theirs: 'Theirs' }],
      draft: { fields: { title: 'Mine' } },
    });
    expect(kept().fields['title']).toBe('Theirs');
    const settled = autosave.settle(theirs);
    await settle();
    expect(await settled).toBe(true);
    expect([kept().fields['title'], autosave.getState().draft.fields['title']]).toEqual([title, title]);
  });

  test('a step is taken back after it was saved, and made again; that is saved as well (wish 6)', async () => {
    const { autosave, kept, settle } = aService();
    type(autosave, { title: 'Mine' });
    const save = async () => {
      const saving = autosave.flush();
      await settle();
      expect(await saving).toBe(true);
      return kept().fields['title'];
    };
    expect(await save()).toBe('Mine');
    expect(autosave.undo()).toBe(true);
    expect(await save()).toBe('Desk');
    expect(autosave.undo()).toBe(false);
    expect(autosave.redo()).toBe(true);
    expect(await save()).toBe('Mine');
  });

  test('nothing is written where nothing was changed (wish 10)', async () => {
    const { autosave, kept } = aService();
    type(autosave, {});
    expect(await autosave.flush()).toBe(true);
    expect(kept().revision).toBe(1);
  });
});
