import { type BlockName, blockNames } from '@cutsite/content/block';
import { fieldFaults } from '@cutsite/content/entry';
import { describe, expect, test } from 'vitest';
import { blockAdvice } from './block-advice.table.ts';
import { blocksOfTemplate } from './block-list.ts';
import { pageTemplates, type TemplateBlock } from './page-templates.table.ts';

/** The texts in a value; choices are none. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const choices = new Set(['block', 'gradient', 'type', 'form', 'product']);
const wordsOf = (block: TemplateBlock) =>
  Object.entries(block).flatMap(([name, value]) => (choices.has(name) ? [] : textsIn(value)));

describe.each(pageTemplates.map((template) => [template.label, template] as const))(
  'the template %s (CT-57)',
  (_, one) => {
    const blocks = blocksOfTemplate(one, () => crypto.randomUUID());
    const fields = { title: 'A page', blocks };

    test('is a draft without a fault, of blocks with an id each, the hero first', () => {
      expect(fieldFaults('landing', fields, 'draft')).toEqual([]);
      expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
      expect(blocks.map(({ block }) => block === 'hero')).toEqual(blocks.map((_block, at) => at === 0));
    });

    test('has no word of its own, and is not published before its fields are filled', () => {
      expect(one.blocks.flatMap(wordsOf)).toEqual([]);
      const missing = fieldFaults('landing', fields, 'ready').map(({ path }) => path[1]);
      expect(missing).toContain(0);
      expect(missing.length).toBeGreaterThan(2);
    });
  },
);

test('every type of block says to its writer what belongs into it (CT-57)', () => {
  expect(Object.keys(blockAdvice).toSorted()).toEqual(([...blockNames] as BlockName[]).toSorted());
});
