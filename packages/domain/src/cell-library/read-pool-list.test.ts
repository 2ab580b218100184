import { describe, expect, test } from 'vitest';
import { poolListMessage, readPoolList } from './index.ts';

const read = (rows: readonly string[]) => readPoolList({ cells: rows.map((row) => row.split(',')) });

describe('A list of pools as a file (LI-20)', () => {
  test('starts with the header "Gene"; the first column is read, in its order, with its lines', () => {
    expect(read(['Gene,Note', 'TP53,known', '', ' MYC ,', ',only a note', 'TP53'])).toEqual({
      ok: true,
      value: [
        { line: 2, name: 'TP53' },
        { line: 4, name: 'MYC' },
        { line: 6, name: 'TP53' },
      ],
    });
    expect(read(['\ufeffgene', 'TP53']).ok).toBe(true);
  });

  test.each([
    [['TP53', 'MYC'], 'A pool list starts with the header Gene. This one starts with TP53.'],
    [
      ['Well Position,Gene', 'A1,TP53'],
      'A pool list starts with the header Gene. This one starts with Well Position, Gene.',
    ],
    [['Gene'], 'There are no genes in it.'],
    [['', ''], 'There are no genes in it.'],
  ])('%j is refused: %s', (rows, sentence) => {
    const answer = read(rows);
    expect(answer.ok ? null : poolListMessage(answer.error)).toBe(sentence);
  });

  test('loses control characters and what is longer than any name', () => {
    const answer = read(['Gene', `TP\u000053\u0007`, 'x'.repeat(10_000)]);
    expect(answer.ok && answer.value.map(({ name }) => name.length)).toEqual([4, 200]);
  });
});
