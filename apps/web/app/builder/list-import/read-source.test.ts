import { describe, expect, test, vi } from 'vitest';
import { readSource } from './read-source.ts';

const list = (name: string) => `name,sequence\n${name},CCAUUGUUCAAUAUCGUCCG\n`;
const file = (name: string, content: string) => new File([content], name);
const plates = async (...files: readonly File[]) => {
  const read = await readSource({ kind: 'file', files });
  return read.ok
    ? read.value.sheets.map(({ plateName, sheet }) => `${plateName}: ${sheet.rows.map(({ name }) => name).join()}`)
    : read.error.sentence;
};

describe('several files at once', () => {
  test('become several plates, each called after its file', async () => {
    expect(await plates(file('KO 1.csv', list('a')), file('KO 2.tsv', list('b').replaceAll(',', '\t')))).toEqual([
      'KO 1: a',
      'KO 2: b',
    ]);
  });

  test('one by itself is not: its plate is the one in view (GR-21)', async () => {
    expect(await plates(file('KO 1.csv', list('a')))).toEqual(['Plate 1: a']);
  });

  test('are all refused when one of them cannot be read, and it is named', async () => {
    expect(await plates(file('KO 1.csv', list('a')), file('order.pdf', '%PDF-1.7'))).toBe(
      'order.pdf: The file is a PDF, whose tables cannot be read exactly. Ask for the list as XLSX or CSV, or paste it.',
    );
  });
});

test('a file larger than any list is refused before any of it is in memory (promise F3)', async () => {
  const large = file('genome.fa', 'A');
  Object.defineProperty(large, 'size', { value: 5_000_000_000 });
  const read = vi.spyOn(large, 'arrayBuffer');
  expect(await plates(large)).toBe('The file is larger than 20 MB, which no list of guides is.');
  expect(read).not.toHaveBeenCalled();
});

test('progress goes on through all files', async () => {
  const shares: number[] = [];
  const long = list('a') + 'b,CCAUUGUUCAAUAUCGUCCG\n'.repeat(5_000);
  await readSource({ kind: 'file', files: [file('1.csv', long), file('2.csv', long)] }, (share) => shares.push(share));
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares);
  expect(shares.some((share) => share > 0.5 && share <= 1)).toBe(true);
});
