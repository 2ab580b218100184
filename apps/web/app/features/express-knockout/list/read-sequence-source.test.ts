import { expressLimits } from '@cutsite/domain/express-knockout';
import { describe, expect, test } from 'vitest';
import { readSequenceSource } from './read-sequence-source.ts';

const guide = 'CCATTGTTCAATATCGTCCG';
const file = (name: string, text: string) => ({ kind: 'file', files: [new File([text], name)] }) as const;

describe('A list of sequences is read', () => {
  test('from a table, by the column that is headed so', async () => {
    const read = await readSequenceSource(file('picks.csv', `Gene,Sequence\r\nTP53,${guide}\r\n`));
    expect(read).toEqual({ ok: true, value: { texts: [guide], beyond: 0, column: 'Sequence' } });
  });

  test('up to what a list takes, and what is beyond is counted (EK-4)', async () => {
    const text = Array.from({ length: 100_000 }, () => guide).join('\n');
    const read = await readSequenceSource({ kind: 'text', text });
    const { linesPerProject } = expressLimits;
    expect(read).toMatchObject({ ok: true, value: { beyond: 100_000 - linesPerProject } });
    expect(read.ok && read.value.texts).toHaveLength(linesPerProject);
  });

  test('or refused with its sentence where it is no list', async () => {
    const read = await readSequenceSource(file('picture.xlsx', 'PK\u0003\u0004 is no workbook'));
    expect(read).toMatchObject({ ok: false, error: { sentence: expect.stringMatching(/\.$/) } });
  });
});
