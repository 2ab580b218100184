import {
  accented,
  accentedRows,
  type CorpusFile,
  list,
  listRows,
  one,
  two,
  utf8,
  utf16,
  windows,
  withMark,
} from './corpus-file.cases.ts';

export const textFiles: readonly CorpusFile[] = [
  { title: 'CSV, UTF-8', bytes: () => utf8(list), rows: listRows },
  { title: 'CSV, UTF-8 with a byte order mark', bytes: () => withMark(accented), rows: accentedRows },
  {
    title: 'CSV, UTF-16 LE as Excel saves Unicode text',
    bytes: () => utf16(accented.replaceAll(',', '\t'), false),
    rows: accentedRows,
  },
  { title: 'CSV, UTF-16 BE', bytes: () => utf16(accented, true), rows: accentedRows },
  { title: 'CSV, UTF-16 LE without a mark', bytes: () => utf16(accented, false, false), rows: accentedRows },
  { title: 'CSV, UTF-16 BE without a mark', bytes: () => utf16(accented, true, false), rows: accentedRows },
  { title: 'CSV, Windows-1252', bytes: () => windows(accented), rows: accentedRows },
  { title: 'CSV with line ends of Windows', bytes: () => utf8(list.replaceAll('\n', '\r\n')), rows: listRows },
  { title: 'CSV with line ends of an old Mac', bytes: () => utf8(list.replaceAll('\n', '\r')), rows: listRows },
  { title: 'CSV with all cells in quotes', bytes: () => utf8(list.replaceAll(/[^,\n]+/g, '"$&"')), rows: listRows },
  {
    title: 'CSV with a separator and a line end inside quotes',
    bytes: () => utf8(`name,sequence\n"a, b\nc",${one}\n`),
    rows: [`Plate 1 | - | a, b\nc | ${one} | -`],
  },
  {
    title: 'CSV with a lone quote',
    bytes: () => utf8(`name,sequence\n"g1,${one}\ng2,${two}\n`),
    rows: [`Plate 1 | - | "g1 | ${one} | -`, listRows[1] ?? ''],
  },
  {
    title: 'CSV with blank lines and empty cells at the end',
    bytes: () => utf8(`\n${list.replaceAll('\n', ',,\n')}\n,,\n`),
    rows: listRows,
  },
  { title: 'semicolons, as Excel writes them in Europe', bytes: () => utf8(list.replaceAll(',', ';')), rows: listRows },
  {
    title: 'semicolons, as a first line says',
    bytes: () => utf8(`sep=;\n${list.replaceAll(',', ';')}`),
    rows: listRows,
  },
  { title: 'bars', bytes: () => utf8(list.replaceAll(',', '|')), rows: listRows },
  { title: 'TSV', bytes: () => utf8(list.replaceAll(',', '\t')), rows: listRows },
  {
    title: 'columns in another order, with others between',
    bytes: () =>
      utf8(`Modifications\tGene\tSEQUENCE\tWell\tName\nno_mods\tTP53\t${one}\tB02\tg1\nmods\tTP53\t${two}\tB03\tg2\n`),
    rows: [`Plate 1 | B02 | g1 | ${one} | Unmodified`, `Plate 1 | B03 | g2 | ${two} | Standard`],
  },
  {
    title: 'FASTA',
    bytes: () => utf8(`>g1\nCCAUUGUUCA\nAUAUCGUCCG\n>g2 second, of two\n${two}\n`),
    rows: [listRows[0] ?? '', `Plate 1 | - | g2 second, of two | ${two} | -`],
  },
  {
    title: 'FASTA in UTF-8 with a mark and line ends of Windows',
    bytes: () => withMark(`>g1\r\n${one}\r\n`),
    rows: listRows.slice(0, 1),
  },
  {
    title: 'a plate grid in CSV',
    bytes: () => utf8(`,1,2,3\nA,${one},,\nB,,,g2 ${two}\n`),
    rows: [`Plate 1 | A01 | - | ${one} | -`, `Plate 1 | B03 | g2 | ${two} | -`],
  },
  {
    title: 'a grid of names and a grid of sequences in TSV',
    bytes: () => utf8(`\t1\t2\nA\tg1\tg2\n\n\t1\t2\nA\t${one}\t${two}\n`),
    rows: [`Plate 1 | A01 | g1 | ${one} | -`, `Plate 1 | A02 | g2 | ${two} | -`],
  },
  {
    title: 'a plate grid of 16 rows and 24 columns',
    bytes: () =>
      utf8(
        [
          ['', ...Array.from({ length: 24 }, (_, at) => at + 1)].join(','),
          ...[...'ABCDEFGHIJKLMNOP'].map((row) => [row, ...Array.from({ length: 23 }, () => ''), one].join(',')),
        ].join('\n'),
      ),
    rows: [...'ABCDEFGHIJKLMNOP'].map((row) => `Plate 1 | ${row}24 | - | ${one} | -`),
  },
  {
    title: 'sequences in the notation of another vendor',
    bytes: () => utf8('name,sequence\ng1,/AltR1/rCrC rArUrUrG rUrU/AltR2/\n'),
    rows: ['Plate 1 | - | g1 | /AltR1/rCrC rArUrUrG rUrU/AltR2/ | -'],
  },
  {
    title: 'remarks and units around the rows',
    bytes: () => utf8(`# from May\nname,sequence\n,5' to 3'\ng1,${one}\n# checked by Rosa, twice\ng2,${two}\n`),
    rows: listRows,
  },
  {
    title: 'a table in Markdown',
    bytes: () => utf8(`| name | sequence |\n|------|----------|\n| g1 | ${one} |\n| g2 | ${two} |\n`),
    rows: listRows,
  },
  {
    title: 'no header',
    bytes: () => utf8(`g1,${one}\n`),
    fault: 'The file header must contain name and sequence columns. Missing: name and sequence.',
  },
  {
    title: 'a header without names',
    bytes: () => utf8(`sequence\n${one}\n`),
    fault: 'The file header must contain name and sequence columns. Missing: name.',
  },
  {
    title: 'a header that names a column twice',
    bytes: () => utf8(`name,sequence,name\ng1,${one},x\n`),
    fault: 'The header has two columns for name. Keep one of them, or paste one block at a time.',
  },
  { title: 'a header and nothing below', bytes: () => utf8('name,sequence\n'), fault: 'No sequences were found.' },
];
