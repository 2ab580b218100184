import { readFile } from 'node:fs/promises';
import { richTextFromMarkdown } from '@cutsite/content/rich-text';
import { expect, test } from 'vitest';
import { contentStore } from '../testing/content-store.ts';

const migration = new URL('../../../order-service/src/database/migrations/0843_links_are_uses.sql', import.meta.url);

test('links of entries that were saved before a store knew of them are read as a save reads them (CT-51)', async () => {
  const store = await contentStore();
  try {
    const links = [
      '/Help/Plates/?a=b#c',
      `/media/${'ab'.repeat(32)}/A-sheet.pdf`,
      'https://example.org/',
      '#here',
      '/',
    ];
    const about = richTextFromMarkdown(links.map((href) => `[there](${href})`).join(' '));
    const desk = await store.create('author', '/authors/desk', { title: 'Desk', role: 'Protocols', about });
    await store.publish(desk);
    await store.create('landing', '/start', {
      title: 'Start',
      blocks: [{ id: 'a', block: 'hero', heading: 'Cut', actions: [{ label: 'Read', href: '/authors/desk' }] }],
    });
    const kept = 'select * from content.link_use order by entry_id, stage, url_key';
    const bySaving = await store.rows(kept);
    expect(bySaving).toHaveLength(7);
    await store.rows('delete from content.link_use');
    const sql = await readFile(migration, 'utf8');
    await store.rows(/insert into content\.link_use[^;]*;/.exec(sql)?.[0] ?? '');
    expect(await store.rows(kept)).toEqual(bySaving);
  } finally {
    await store.database.drop();
  }
});
