import { describe, expect, test } from 'vitest';
import { columnMark, editedColumns, mainColumn, optionsOf, type RowColumn, rowRules } from './columns.ts';

/** Cell lines to knock a gene out of: no places, a choice that depends on the row, and something worked out. */
interface Line {
  readonly id: string;
  readonly gene: string;
  readonly kind: string;
}

type LineChange = Partial<Omit<Line, 'id'>>;

const kind = {
  kind: 'choice',
  id: 'kind',
  name: 'Kind',
  all: [
    { id: 'pool', text: 'Pool', change: { kind: 'pool' } },
    { id: 'clone', text: 'Clone (later)', written: 'Clone', words: ['single clone'], change: { kind: 'clone' } },
    { id: 'old', text: 'Old', change: { kind: 'old' } },
  ],
  value: (line: Line) => line.kind,
  offered: ({ gene }: Line) => (gene === 'TP53' ? ['pool'] : ['pool', 'clone']),
} satisfies RowColumn<Line, LineChange>;

const columns: readonly RowColumn<Line, LineChange>[] = [
  { kind: 'text', id: 'gene', name: 'Gene', text: ({ gene }) => gene, change: (gene) => ({ gene }) },
  { kind: 'shown', id: 'letters', name: 'Letters', text: ({ gene }) => String(gene.length) },
  kind,
];
const lines: readonly Line[] = [
  { id: 'a', gene: 'TP53', kind: 'old' },
  { id: 'b', gene: 'KRAS', kind: 'clone' },
];
const rules = rowRules(columns, lines);

describe('the rows of any product are rows of cells', () => {
  test('a range goes over what can be edited; what is worked out lies under it', () => {
    expect(editedColumns(columns)).toEqual(['gene', 'kind']);
    expect(mainColumn(columns)).toBe('gene');
    const whole = { from: 0, to: 1, top: true, bottom: true };
    expect([0, 1, 2].map((at) => columnMark(whole, columns, at)['data-range'])).toEqual([
      'top bottom left',
      'top bottom',
      'top bottom right',
    ]);
    expect(columnMark({ ...whole, from: 1 }, columns, 1)).toEqual({});
  });

  test('a choice is copied as it is written, and read by each of its words', () => {
    expect(['gene', 'kind'].map((column) => rules.text('b', column))).toEqual(['KRAS', 'Clone']);
    expect(['CLONE', 'Single-clone', 'clone (later)'].map((text) => rules.read('kind', text))).toEqual(
      Array.from({ length: 3 }, () => ({ kind: 'clone' })),
    );
    expect(rules.read('kind', 'mouse')).toBeNull();
    expect(rules.read('letters', '4')).toBeNull();
    expect(rules.canBeEmpty).toEqual(['gene']);
  });

  test('what a row has stays among its choices when it is not offered any more', () => {
    expect(lines.map((line) => optionsOf(kind, line).map(({ id }) => id))).toEqual([
      ['pool', 'old'],
      ['pool', 'clone'],
    ]);
  });

  test('what has no price is shown as not offered and cannot be chosen, but stays where a row has it (ruling 53)', () => {
    const [line] = lines;
    if (line === undefined) throw new Error('there are lines');
    const unsold = { ...kind, unoffered: () => ['clone', 'old'] };
    expect(optionsOf(unsold, line).map(({ text, disabled }) => [text, disabled === true])).toEqual([
      ['Pool', false],
      ['Clone (later), not offered', true],
      ['Old, not offered', false],
    ]);
  });
});
