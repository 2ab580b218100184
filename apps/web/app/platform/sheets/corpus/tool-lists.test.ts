import { type ReadSheets, readSheets, sheetFaultMessage } from '@cutsite/domain/sheet';
import { describe, expect, test } from 'vitest';
import { readFile, readText } from '../read-file.ts';
import { type ToolList, toolLists } from './tool-lists.cases.ts';

/** Three rows of it, as the tool writes them. */
const textOf = ({ headings, row, separator = '\t' }: ToolList): string =>
  [headings, row, row, row].map((line) => line.split('|').join(separator)).join('\n');

const firstRow = ({ sheets: [first] }: ReadSheets): string | undefined => {
  const [row] = first?.sheet.rows ?? [];
  if (first === undefined || row === undefined) return undefined;
  const { well, name, sequence, modifications } = row;
  return [first.plateName, well ?? '-', name || '-', sequence || '-', modifications ?? '-'].join(' | ');
};

describe('lists of design tools, vendors and libraries', () => {
  test('are each of another layout', () => {
    expect(new Set(toolLists.map(({ headings }) => headings)).size).toBe(toolLists.length);
  });

  test.each(toolLists.map((list) => [list.tool, list] as const))('pasted: %s', async (_, list) => {
    const tables = await readText(textOf(list));
    const read = tables.ok ? readSheets(tables.value) : null;
    expect(read?.ok === true ? firstRow(read.value) : read).toBe(list.read);
    expect(read?.ok === true && read.value.sheets[0]?.sheet.rows).toHaveLength(3);
  });

  test.each(toolLists.map((list) => [list.tool, list] as const))(
    'as a file, with the columns that are suggested where the header must be stated (LI-1): %s',
    async (_, list) => {
      const tables = await readFile(new TextEncoder().encode(textOf(list)));
      if (!tables.ok) throw new Error(tables.error);
      const held = readSheets(tables.value, { headerRequired: true });
      expect(held.ok).toBe(list.isFile === true);
      if (held.ok) return expect(firstRow(held.value)).toBe(list.read);
      expect(sheetFaultMessage(held.error)).toContain('The file header must contain name and sequence columns.');
      const columns = held.error.code === 'columns_missing' ? held.error.suggested : null;
      const read = columns === null ? held : readSheets(tables.value, { headerRequired: true, columns });
      expect(read.ok ? firstRow(read.value) : read).toBe(list.read);
    },
  );
});
