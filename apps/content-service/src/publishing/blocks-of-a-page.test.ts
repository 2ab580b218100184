import { aBlock } from '@cutsite/content/block';
import type { StoredBlock } from '@cutsite/content/field';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectEntry, selectVersion } from '../entries/index.ts';
import { findByUrl } from '../published/index.ts';
import { contentStore } from '../testing/content-store.ts';

/** One thing that an editor does to a page. Places are taken modulo what there is. */
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('add', 'copy', 'remove', 'rewrite'), at: fc.nat(20) }),
  fc.record({ kind: fc.constant('move'), at: fc.nat(20), to: fc.nat(20) }),
  fc.record({ kind: fc.constantFrom('publish', 'take off', 'undo', 'restore'), at: fc.nat(20) }),
);

const block = (id: string, heading: string): StoredBlock =>
  aBlock(id, 'call_to_action', { heading, actions: [{ label: 'Write to us', href: '/contact' }] });
const textsOf = (blocks: unknown) =>
  ((blocks as readonly StoredBlock[] | undefined) ?? []).map(({ id, ...rest }) => [id, rest['heading']]);

test('blocks that are added, copied, moved, rewritten, removed, taken back, restored and published in any order are what was meant, in the draft and on the site (wish 6)', async () => {
  const store = await contentStore();
  const { pool } = store.database;
  let pages = 0;
  const shown = async (url: string) => {
    const found = await findByUrl(pool, url);
    if (found.kind !== 'entry') return null;
    return 'blocks' in found.entry.fields ? textsOf(found.entry.fields.blocks) : [];
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      pages += 1;
      const url = `/page-${pages}`;
      const id = await store.create('landing', url, { title: 'A page', blocks: [] });
      const versions: (readonly StoredBlock[])[] = [[]];
      let live: readonly StoredBlock[] | null = null;
      for (const [number, { kind, at, ...more }] of steps.entries()) {
        const now = versions.at(-1) ?? [];
        const place = now.length === 0 ? 0 : at % now.length;
        const one = now[place];
        const save = async (blocks: readonly StoredBlock[]) => {
          const saved = await store.save(id, null, url, { title: 'A page', blocks });
          expect(saved.ok).toBe(true);
          versions.push(blocks);
        };
        if (kind === 'add') await save(now.toSpliced(place, 0, block(`b${number}`, `Words ${number}`)));
        else if (kind === 'publish') {
          expect((await store.publish(id, versions.length)).ok).toBe(true);
          live = now;
        } else if (kind === 'take off') {
          await store.unpublish(id);
          live = null;
        } else if (kind === 'undo') await save(versions.at(-2) ?? []);
        else if (kind === 'restore') {
          const version = (at % versions.length) + 1;
          const then = await selectVersion(pool, id, version);
          expect(textsOf(then?.fields['blocks'])).toEqual(textsOf(versions[version - 1]));
          await save((then?.fields['blocks'] ?? []) as readonly StoredBlock[]);
        } else if (one !== undefined) {
          if (kind === 'copy') await save(now.toSpliced(place + 1, 0, { ...one, id: `b${number}` }));
          else if (kind === 'remove') await save(now.toSpliced(place, 1));
          else if (kind === 'rewrite') await save(now.with(place, block(one.id, `Words ${number}`)));
          else if ('to' in more) {
            const rest = now.toSpliced(place, 1);
            await save(rest.toSpliced(more.to % now.length, 0, one));
          }
        }
        const entry = await selectEntry(pool, id);
        const draft = await selectVersion(pool, id, entry?.draftVersion ?? 0);
        expect(textsOf(draft?.fields['blocks'])).toEqual(textsOf(versions.at(-1)));
        expect(await shown(url)).toEqual(live === null ? null : textsOf(live));
      }
    }),
    { numRuns: 25 },
  );
  await store.database.drop();
});
