import { readSheets, sheetFaultMessage } from '@cutsite/domain/sheet';
import type * as Hucre from 'hucre/xlsx';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fileRefusalMessages } from '../files/file-refusal.ts';
import { readFile } from '../read-file.ts';
import { damaged } from './damaged-files.cases.ts';
import { hostile } from './hostile-files.cases.ts';
import { textFiles } from './text-files.cases.ts';
import { workbooks } from './workbooks.cases.ts';

const importCorpus = [...textFiles, ...workbooks, ...damaged, ...hostile];

/** The library that reads workbooks, watched. */
const library = vi.hoisted(() => ({ reads: 0 }));
vi.mock('hucre/xlsx', async (original) => {
  const real = await original<typeof Hucre>();
  return {
    ...real,
    readXlsx: (bytes: Uint8Array) => {
      library.reads += 1;
      return real.readXlsx(bytes);
    },
  };
});

/** What a customer gets from a file: its rows, or the sentence that says why not. */
async function outcome(bytes: Uint8Array): Promise<readonly string[] | string> {
  const tables = await readFile(bytes);
  if (!tables.ok) return fileRefusalMessages[tables.error];
  const read = readSheets(tables.value, { headerRequired: true });
  if (!read.ok) return sheetFaultMessage(read.error);
  return read.value.sheets.flatMap(({ plateName, sheet }) =>
    sheet.rows.map(({ well, name, sequence, modifications }) =>
      [plateName, well ?? '-', name || '-', sequence || '-', modifications ?? '-'].join(' | '),
    ),
  );
}

describe('the import corpus: files as people have them, and some that mean harm (promise F3)', () => {
  test('holds at least forty files', () => {
    expect(importCorpus.length).toBeGreaterThanOrEqual(40);
    expect(new Set(importCorpus.map(({ title }) => title)).size).toBe(importCorpus.length);
  });

  test.each(importCorpus.map((file) => [file.title, file] as const))(
    '%s',
    async (_, { bytes, rows, refusal, fault }) => {
      const expected = rows ?? (refusal === undefined ? fault : fileRefusalMessages[refusal]);
      expect(await outcome(await bytes())).toEqual(expected);
    },
  );
});

describe('no hostile file gets as far as the library that reads workbooks (promise F3)', () => {
  beforeEach(() => {
    library.reads = 0;
  });

  test('which does read a good one', async () => {
    const good = importCorpus.find(({ title }) => title === 'XLSX as Excel writes it');
    await outcome((await good?.bytes()) ?? new Uint8Array());
    expect(library.reads).toBe(1);
  });

  test.each(hostile.map((file) => [file.title, file] as const))('%s', async (_, { bytes, refusal }) => {
    const read = await readFile(await bytes());
    expect(read).toMatchObject({ ok: false, error: refusal });
    expect(library.reads).toBe(0);
  });
});
