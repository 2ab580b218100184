import { fieldFaults } from '@cutsite/content/entry';
import type { Field, FieldTable } from '@cutsite/content/field';
import { type ContentTypeName, contentTypeNames, contentTypeOf } from '@cutsite/content/type';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryFromStack, idFromStack, type StackAsset } from './entry-from-stack.ts';
import { mappings, systemFields } from './mapping.table.ts';

const asset: StackAsset = {
  uid: 'bltasset',
  title: 'A plate',
  description: 'Guides',
  media: idFromStack('asset', 'bltasset'),
};
const assets = new Map([[asset.uid, asset]]);

type Pair = { readonly theirs: unknown; readonly ours: unknown };
const word = fc.stringMatching(/^[a-z]{1,8}$/);
const same = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Pair> => values.map((theirs) => ({ theirs, ours: theirs }));

/** A value of a field as Contentstack delivers it, and as we keep it. */
function pairOf(field: Field): fc.Arbitrary<Pair> {
  switch (field.kind) {
    case 'text':
    case 'slug':
      return same(word);
    case 'texts':
      return same(fc.array(word, { minLength: 1, maxLength: Math.min(3, field.max ?? 3) }));
    case 'choice':
      return same(fc.constantFrom(...Object.keys(field.options)));
    case 'link':
      return word.map((path) => ({ theirs: { title: path, href: `/${path}` }, ours: `/${path}` }));
    case 'date':
      return fc.constant({ theirs: '2026-11-18T00:00:00.000Z', ours: '2026-11-18' });
    case 'moment':
      return fc.constant({ theirs: '2026-11-18T09:00:00-05:00', ours: '2026-11-18T14:00:00.000Z' });
    case 'number':
      return same(fc.integer({ min: Math.max(field.min ?? 1, 1), max: Math.min(field.max ?? 50, 50) }));
    case 'flag':
      return same(fc.boolean());
    case 'rich_text':
      return word.map((text) => ({
        theirs: { type: 'doc', children: [{ type: 'p', children: [{ text, bold: true }] }] },
        ours: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }],
        },
      }));
    case 'image':
      return fc.constant({ theirs: { uid: asset.uid }, ours: { media: asset.media, alt: 'Guides' } });
    case 'file':
      return fc.constant({ theirs: asset.uid, ours: { media: asset.media } });
    case 'reference':
    case 'references': {
      const one = (uid: string): Pair => ({
        theirs: [{ uid, _content_type_uid: field.to[0] }],
        ours:
          field.kind === 'reference' ? { entry: idFromStack('entry', uid) } : [{ entry: idFromStack('entry', uid) }],
      });
      return word.map(one);
    }
    case 'rows':
      return pairsOf(field.fields, {}).map(({ theirs, ours }) => ({ theirs: [theirs], ours: [ours] }));
    case 'blocks':
      return fc.constant({
        theirs: [{ quote: { text: 'Short.', _metadata: { uid: 'cs1' } } }],
        ours: [{ id: 'cs1', block: 'quote', text: 'Short.' }],
      });
  }
}

/** All fields of a table, each under the name that it has there. */
function pairsOf(table: FieldTable, names: Readonly<Record<string, string>>) {
  const entries = Object.entries(table).map(([name, field]) => pairOf(field).map((pair) => ({ name, pair })));
  return fc.tuple(...entries).map((fields) => {
    const theirs: Record<string, unknown> = {};
    const ours: Record<string, unknown> = {};
    for (const { name, pair } of fields) {
      ours[name] = pair.ours;
      const [group = '', inGroup] = (names[name] ?? name).split('.');
      if (inGroup === undefined) theirs[group] = pair.theirs;
      else theirs[group] = { ...(theirs[group] as object), [inGroup]: pair.theirs };
    }
    return { theirs, ours };
  });
}

describe('the table of types and fields (CT-66)', () => {
  test.each(contentTypeNames)('%s comes over field by field, and nothing of it is left', (type: ContentTypeName) => {
    fc.assert(
      fc.property(pairsOf(contentTypeOf(type).fields, mappings[type].fields), ({ theirs, ours }) => {
        const made = entryFromStack(type, { uid: 'bltentry', ...theirs }, assets);
        expect(made.fields).toEqual(ours);
        expect(made.left).toEqual([]);
        expect(fieldFaults(type, made.fields, 'draft')).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  test.each(contentTypeNames)(
    '%s names fields of ours alone, and no two for one of theirs',
    (type: ContentTypeName) => {
      const { fields } = contentTypeOf(type);
      const named = mappings[type].fields;
      const theirs = Object.keys(fields).map((name) => named[name] ?? name);
      expect(new Set(theirs).size).toBe(theirs.length);
      expect(theirs.filter((name) => systemFields.has(name))).toEqual([]);
    },
  );

  test('whatever an entry of theirs holds, it is read, and what is not understood is named', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...contentTypeNames),
        fc.dictionary(
          fc.constantFrom('title', 'url', 'body', 'hero', 'author', 'seo', 'tags', 'x', 'blocks'),
          fc.jsonValue(),
        ),
        (type, entry) => {
          const made = entryFromStack(type, { ...entry, uid: 'bltentry' }, assets);
          expect(Object.keys(contentTypeOf(type).fields)).toEqual(expect.arrayContaining(Object.keys(made.fields)));
          expect(Array.isArray(fieldFaults(type, made.fields, 'ready'))).toBe(true);
        },
      ),
    );
  });
});
