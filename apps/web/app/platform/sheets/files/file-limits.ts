import { maxColumns } from '@cutsite/domain/sheet';

/**
 * What a list of guides never exceeds, and what keeps the reading of a hostile file within a second (promise F3).
 * A plate of 96 guides is a workbook of some 10 kB; 200,000 lines of name and target are 8 MB of text.
 */
export const fileLimits = {
  /** Of the file as it is sent. */
  bytes: 20_000_000,
  /** Of everything in a workbook together, unpacked. Spreadsheet readers need some 30 times that in memory. */
  unpackedBytes: 25_000_000,
  /** Entries of a workbook's ZIP directory; one of ten sheets with pictures has about a hundred. */
  parts: 1_000,
  /** XML tags of one part: 100,000 guides have a million, and each costs a reader far more than its letters. */
  tags: 1_500_000,
  columns: maxColumns,
  rows: 200_000,
  /** Rows times columns of one sheet: readers lay out the whole rectangle, however empty it is. */
  area: 1_000_000,
  /** Characters of all cells together; a workbook can use one long text in every cell. */
  characters: 40_000_000,
} as const;
