import { expect, test } from 'vitest';
import { parseSequenceSheet, type SheetModification } from '../../sheet/index.ts';
import { type Modification, modifications } from '../index.ts';

/** Compiles only while both rooms have the same words. */
const asModification = (word: SheetModification): Modification => word;
const asSheetWord = (modification: Modification): SheetModification => modification;

test('a sheet can ask for every modification there is, by its own word', () => {
  const lines = modifications.map((word, at) => [`g${at}`, 'CCAUUGUUCAAUAUCGUCCG', asSheetWord(word)]);
  const sheet = parseSequenceSheet([['name', 'sequence', 'modifications'], ...lines]);
  const words = sheet.ok ? sheet.value.rows.map((row) => row.modifications && asModification(row.modifications)) : [];
  expect(words).toEqual(modifications);
});
