import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidateWords, foundMarks, snippetOf } from './snippet-of.ts';

const [before, after] = foundMarks;
const shown = (text: string, ...words: string[]) =>
  snippetOf(text, new Set(words)).replaceAll(before, '[').replaceAll(after, ']');
const filler = (count: number, word = 'and') => Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ');

describe('what a search shows of a text (promise N3)', () => {
  test('words that were found are marked in every form and letter case', () => {
    expect(shown('Guides cut. A guide finds its target.', 'guide', 'guides')).toBe(
      '[Guides] cut. A [guide] finds its target',
    );
  });

  test('a word within another is none', () => {
    expect(shown('The general gene.', 'gene')).toBe('The general [gene]');
  });

  test('up to two pieces around what was found stand for a long text', () => {
    const text = `${filler(40, 'a')} plate ${filler(60, 'b')} plate ${filler(60, 'c')} plate`;
    const [one, two, ...more] = shown(text, 'plate').split(' ... ');
    expect(one).toMatch(/^a34 a35 a36 a37 a38 a39 \[plate\] b0 .* b16$/);
    expect(two).toMatch(/^b54 .* \[plate\] c0/);
    expect(more).toEqual([]);
  });

  test('pieces never overlap, and what is near stands in one', () => {
    expect(shown('well one well two well three', 'well')).toBe('[well] one [well] two [well] three');
  });

  test('a text in which none is found shows its beginning; one without words nothing', () => {
    expect(shown(`Where ${filler(100)}`, 'plate')).toMatch(/^Where and0 .* and22$/);
    expect(shown(' … ', 'plate')).toBe('');
    expect(shown('', 'plate')).toBe('');
  });

  test('marks that a text brings along are dropped, and markup stays the text that it is', () => {
    const hostile = `${before}evil${after} <script>alert(1)</script> ${after}gene${before}`;
    const piece = snippetOf(hostile, new Set(['gene']));
    expect(piece).toBe(`evil <script>alert(1)</script> ${before}gene${after}`);
    expect(piece.split(before)).toHaveLength(2);
  });

  test('numbers keep their decimals, and letters of any script are letters', () => {
    expect(shown('1.5 nmol of β2-microglobulin', '1.5', 'β2')).toBe('[1.5] nmol of [β2]-microglobulin');
    // The first letter becomes two in lower case.
    expect(shown('İzmir grows a GENE, 11.5 nmol of gene2', 'gene', '1.5')).toBe(
      'İzmir grows a [GENE], 11.5 nmol of gene2',
    );
  });
});

test('few words of a text may be forms of what was asked, each once', () => {
  expect(candidateWords('Guides guide GUIDES; gulls fly over skies', ['guid', 'sky'])).toEqual([
    'guides',
    'guide',
    'gulls',
    'skies',
  ]);
  // Stems of names and addresses begin with signs.
  expect(candidateWords('İ K-562 (of a line)', ['k', '-562', '(x', '/a', '[', '*+'])).toEqual(['k']);
});

const withoutDigits = (text: string) => text.replaceAll(/\p{N}/gu, '');

test('they are those that reading word by word finds', () => {
  const word = fc.oneof(
    fc.constantFrom('guide', 'Guided', 'gene', 'β2', '1.5', '11.5', 'misguided'),
    fc.string().map(withoutDigits),
  );
  fc.assert(
    fc.property(fc.array(word), fc.constantFrom(' ', '-', ', '), (words, gap) => {
      const text = words.join(gap);
      const read = text.toLowerCase().match(/\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}]+/gu) ?? [];
      const expected = read.filter((one) => one.startsWith('gu') || one.startsWith('1.'));
      expect(candidateWords(text, ['guid', '1.5'])).toEqual([...new Set(expected)]);
    }),
  );
});
