import { readSheets, sheetFaultMessage } from '@cutsite/domain/sheet';
import { describe, expect, test } from 'vitest';
import { fileRefusalMessages } from '../file-refusal.ts';
import { readFile } from '../read-file.ts';
import { importCorpus } from './import-corpus.cases.ts';

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
