import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDraft } from '../../../builder/drafts/draft-record.ts';
import { expressDrafts } from '../draft/express-drafts.ts';
import { draftOf, freshExpress, textOf, withLine, withLineAfter, withMore, withText } from './express-draft.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const typed = (text: string) => withText(freshExpress(), text, newId);
const lines = fc.array(fc.constantFrom('', 'ACGT', 'GATTACA', 'TTTT'), { maxLength: 12 });

describe('A list of sequences as it is typed', () => {
  test('shows exactly what was typed, whatever is changed where', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const text = after.join('\n');
        expect(textOf(withText(typed(before.join('\n')), text, newId))).toBe(text);
      }),
    );
  });

  test('takes another guide of a gene behind the line of that gene (EK-8)', () => {
    const draft = typed('ACGT\nGATTACA');
    expect(textOf(withLineAfter(draft, draft.lines[0]?.id ?? '', 'TTTT', newId))).toBe('ACGT\nTTTT\nGATTACA');
  });

  test('keeps what was decided about the lines that stay', () => {
    const draft = typed('AAAA\nCCCC\nGGGG');
    const [, second] = draft.lines;
    const kept = withLine(draft, second?.id ?? '', (line) => ({ ...line, keptTwice: true }));
    const changed = withText(kept, 'TTTT\nAAAA\nCCCC\nGGGA', newId);
    expect(changed.lines.map(({ text, keptTwice }) => [text, keptTwice])).toEqual([
      ['TTTT', false],
      ['AAAA', false],
      ['CCCC', false],
      ['GGGA', false],
    ]);
    expect(withText(kept, 'AAAA\nCCCC\nGGGG\nTTTT', newId).lines[1]).toEqual({ ...second, keptTwice: true });
  });

  test('takes more at its end, where a blank line is filled first', () => {
    expect(textOf(withMore(typed('AAAA\n'), ['CCCC'], newId))).toBe('AAAA\nCCCC');
    expect(textOf(withMore(typed('AAAA\n\nGGGG'), ['CCCC'], newId))).toBe('AAAA\n\nGGGG\nCCCC');
  });

  test('loses a line that is left out', () => {
    const draft = typed('AAAA\nCCCC');
    expect(textOf(withLine(draft, draft.lines[0]?.id ?? '', () => null))).toBe('CCCC');
  });

  test('opens again from an item of the cart', () => {
    const opened = draftOf(
      {
        kind: 'express_knockout',
        productSlug: 'express_ko_pool',
        projectName: 'Suppressors',
        species: 'mus_musculus',
        cellLine: 'MC38',
        editType: 'multi_guide',
        ensemblId: 'ENSMUSG00000059552',
        geneName: 'Trp53',
        sequences: ['AAAA', 'CCCC'],
        catalogueVersion: null,
      },
      newId,
    );
    expect(opened).toMatchObject({ name: 'Suppressors', species: 'mus_musculus', editType: 'multi_guide' });
    expect(textOf(opened)).toBe('AAAA\nCCCC');
  });
});

describe('What a browser kept', () => {
  const record = (project: object) => ({
    id: 'current',
    version: expressDrafts.version,
    revision: 1,
    writer: 'w',
    savedAt: 1,
    project,
  });

  test('opens as it was', () => {
    const draft = typed('AAAA\nCCCC');
    const read = readDraft(expressDrafts, JSON.parse(JSON.stringify(record(draft))));
    expect(read.ok && read.value.project).toEqual(draft);
  });

  test.each([
    ['another species', { species: 'rattus' }],
    ['an edit type that is none', { editType: 'prime' }],
    ['lines that are none', { lines: [{ id: 'a', text: 1, keptTwice: false }] }],
    ['plates', { plates: [{}] }],
    ['no line of cells', { cellLine: null }],
  ])('is set aside with %s', (_, changes) => {
    expect(readDraft(expressDrafts, record({ ...typed('AAAA'), ...changes })).ok).toBe(false);
  });
});
