import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSequenceSheet, type SheetOptions, sheetFaultMessage } from './index.ts';

const one = 'CCAUUGUUCAAUAUCGUCCG';
const two = 'GAGCGCUGCUCAGAUAGCGA';

/** Cells as they are pasted: lines, and tabs between cells. */
const cells = (text: string) => text.split('\n').map((line) => line.split('\t'));

function read(text: string, options?: SheetOptions) {
  const sheet = parseSequenceSheet(cells(text), options);
  if (!sheet.ok) return sheetFaultMessage(sheet.error);
  return sheet.value.rows.map(({ name, sequence, well, modifications }) =>
    [name || '-', sequence || '-', well ?? '-', modifications ?? '-'].join(' '),
  );
}

const ignoredOf = (text: string) => {
  const sheet = parseSequenceSheet(cells(text));
  return sheet.ok ? sheet.value.ignored.map(({ line, reason }) => `${line} ${reason}`) : null;
};

describe('Pasted rows without a header', () => {
  test.each([
    ['one column of sequences', `${one}\n${two}`, [`- ${one} - -`, `- ${two} - -`]],
    ['name and sequence', `g1\t${one}\ng2\t${two}`, [`g1 ${one} - -`, `g2 ${two} - -`]],
    ['sequence and name', `${one}\tg1\n${two}\tg2`, [`g1 ${one} - -`, `g2 ${two} - -`]],
    ['names that are wells stay names', `A1\t${one}\nA2\t${two}`, [`A1 ${one} - -`, `A2 ${two} - -`]],
    ['well, name and sequence', `A01\tg1\t${one}\nb 2\tg2\t${two}`, [`g1 ${one} A01 -`, `g2 ${two} b 2 -`]],
    [
      'name, sequence and modifications',
      `g1\t${one}\tyes\ng2\t${two}\tno`,
      [`g1 ${one} - Standard`, `g2 ${two} - Unmodified`],
    ],
    ['an empty column between', `g1\t\t${one}\ng2\t\t${two}`, [`g1 ${one} - -`, `g2 ${two} - -`]],
    ['modified sequences', `g1\tmA*mC*${one}`, [`g1 mA*mC*${one} - -`]],
    ['a notation with chemistry', `/AltR1/rCrCrA rUrUrGrUrU/AltR2/\tg1`, ['g1 /AltR1/rCrCrA rUrUrGrUrU/AltR2/ - -']],
    ['a mark that is not understood', `rCrCrArUrUrGrUrU/iSp9/\tg1`, ['g1 rCrCrArUrUrGrUrU/iSp9/ - -']],
    ['a sequence that is missing', `g1\t${one}\ng2\t`, [`g1 ${one} - -`, 'g2 - - -']],
    ['what is no sequence at all', 'g1\tnot a sequence', ['g1 not a sequence - -']],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual(rows);
  });
});

describe('A header names the columns, in any order', () => {
  test.each([
    ['name and sequence', `Name\tSequence\ng1\t${one}`, [`g1 ${one} - -`]],
    ['our plate sheet (LI-6)', `Well Position\tName\tSequence\nA01\tg1\t${one}`, [`g1 ${one} A01 -`]],
    [
      'our tube sheet (LI-7)',
      `Name\tSequence\tModifications\tNuclease\ng1\t${one}\tUser-Defined\tOther`,
      [`g1 ${one} - User-Defined`],
    ],
    [
      'our project sheet (LI-8)',
      `Project\tPos\tName\tSequences\tGene Editor\tChemical Mods\tAmount (nmol)\tPurification\np\tB12\tg1\t${one}\tSpCas9\tStandard\t3\tStandard`,
      [`g1 ${one} B12 Standard`],
    ],
    ['another order and letter case', `MODS\tSEQUENCE\tname\nno_mods\t${one}\tg1`, [`g1 ${one} - Unmodified`]],
    ['headings of design tools', `sgRNA ID\ttarget_dna\ng1\t${one}`, [`g1 ${one} - -`]],
    ['a byte order mark and spaces around', `\ufeff Name \t Sequence \n g1 \t ${one} `, [`g1 ${one} - -`]],
    ['words that are not known, one line down', `My screen\nWhat\tBases of the guide\ng1\t${one}`, [`g1 ${one} - -`]],
    ['a title above', `Order of May\n\nName\tSequence\ng1\t${one}`, [`g1 ${one} - -`]],
    ['a sequence column alone', `Sequence\n${one}`, [`- ${one} - -`]],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  test('a gene in front of numbers is read, and suggested in place of them', () => {
    const sheet = parseSequenceSheet(cells(`Gene\tGuide\tSequence\nGEN1\t1\t${one}`));
    expect(sheet.ok && sheet.value.columns).toMatchObject({ name: 1, gene: 0 });
    expect(sheet.ok && sheet.value.otherHeadings).toEqual([]);
    const refused = parseSequenceSheet(cells(`Gene\tID\tBases\nGEN1\t1\t${one}`), { headerRequired: true });
    expect(refused).toMatchObject({ error: { suggested: { name: 'Gene' } } });
  });

  test('headings that are not read are named', () => {
    const sheet = parseSequenceSheet(cells(`Name\tGene\tSequence\ng1\tTP53\t${one}`));
    expect(sheet.ok && sheet.value.otherHeadings).toEqual(['Gene']);
  });

  test.each([
    ['yes', 'Standard'],
    ['true', 'Standard'],
    ['Y', 'Standard'],
    ['mods', 'Standard'],
    ['no', 'Unmodified'],
    ['FALSE', 'Unmodified'],
    ['n', 'Unmodified'],
    ['no_mods', 'Unmodified'],
    ['', '-'],
  ])('modifications may be said as %j (LI-2, LI-3)', (word, modifications) => {
    expect(read(`name\tsequence\tmodifications\ng1\t${one}\t${word}`)).toEqual([`g1 ${one} - ${modifications}`]);
  });
});

describe('Lists as design tools and libraries write them', () => {
  const dna = 'CCATTGTTCAATATCGTCCG';
  test.each([
    [
      'CRISPick: guides are called after their genes',
      `Target Gene Symbol\tsgRNA Sequence\tPAM Sequence\nTP53\t${dna}\tTGG`,
      [`TP53 ${dna} - -`],
    ],
    [
      'Benchling, whose Position is a place in the genome',
      `Position\tStrand\tSequence\n7673837\t-1\t${dna}`,
      [`- ${dna} - -`],
    ],
    ['a Position of small numbers stays one of wells', `Position\tSequence\n12\t${dna}`, [`- ${dna} 12 -`]],
    [
      'guides that are numbered within their genes, whose cells are merged',
      `Gene\tGuide\tSequence\nGEN1\t1\t${dna}\n\t2\t${dna}\nGEN2\t1\t${dna}`,
      [`GEN1-1 ${dna} - -`, `GEN1-2 ${dna} - -`, `GEN2-1 ${dna} - -`],
    ],
    [
      'numbers under the heading of a name, with a PAM beside',
      `Gene Symbol\tGuide ID\tsgRNA Target Sequence\tPAM Sequence\nGEN1\t1\t${dna}\tTGG`,
      [`GEN1-1 ${dna} - -`],
    ],
    ['a number in front of the gene', `ID\tGene\tSpacer\n1\tGEN1\t${dna}`, [`GEN1-1 ${dna} - -`]],
    ['a heading of numbers that is no name', `Gene\tsgRNA #\tSequence\nGEN1\t2\t${dna}`, [`GEN1-2 ${dna} - -`]],
    [
      'g1 and g2 in each gene',
      `Gene\tGuide\tSequence\nGEN1\tg1\t${dna}\nGEN2\tg1\t${dna}`,
      [`GEN1-g1 ${dna} - -`, `GEN2-g1 ${dna} - -`],
    ],
    ['MAGeCK', `id\tgRNA.sequence\tgene\ns1\t${dna}\tTP53`, [`s1 ${dna} - -`]],
    [
      'a header in unknown words is no row',
      `Catalog number\tMy favourite spacer\nC-1\t${dna}\nC-2\t${dna}`,
      [`C-1 ${dna} - -`, `C-2 ${dna} - -`],
    ],
    ['ends that are marked', `g1\t5'-${dna}-3'\ng2\t5′ ${dna} 3′`, [`g1 5'-${dna}-3' - -`, `g2 5′ ${dna} 3′ - -`]],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  test('what is no row below the header is named: units, the rule of a table, remarks', () => {
    const text = `Name\tSequence\tAmount\n\t5' to 3'\tnmol\ng1\t${one}\t3\n# checked, May\t\t\ng#2\t${one}\t3`;
    expect(ignoredOf(text)).toEqual(['1 header', '2 units', '4 comment']);
    expect(ignoredOf(`Name\tSequence\n:---\t---:\ng1\t${one}`)).toEqual(['1 header', '2 units']);
  });

  test('a name that begins with # is a name where the row says more', () => {
    expect(read(`Well\tName\tSequence\nA01\t#1\t`)).toEqual(['#1 - A01 -']);
    expect(read(`Name\tSequence\n#1\t${one}`)).toEqual([`#1 ${one} - -`]);
  });
});

describe('A customer says which columns are meant', () => {
  const text = `Gene\tBases\tPlace\tSequence\nTP53\t${one}\tB02\tx`;
  const refused = () => {
    const sheet = parseSequenceSheet(cells(text.replace('Sequence', 'Note')), { headerRequired: true });
    return sheet.ok ? null : sheet.error;
  };

  test('where the file names none; the likely ones are suggested', () => {
    expect(refused()).toEqual({
      code: 'columns_missing',
      missing: ['name', 'sequence'],
      headings: ['Gene', 'Bases', 'Place', 'Note'],
      suggested: { sequence: 'Bases', name: 'Gene', well: null },
    });
    const columns = { sequence: 'Bases', name: 'Gene', well: 'Place' };
    expect(read(text, { headerRequired: true, columns })).toEqual([`TP53 ${one} B02 -`]);
  });

  test('names and wells may be left out', () => {
    expect(read(text, { headerRequired: true, columns: { sequence: 'Bases', name: null, well: null } })).toEqual([
      `- ${one} - -`,
    ]);
  });

  test('a list that begins at once has no headings to choose from', () => {
    const sheet = parseSequenceSheet(cells(`g1\t${one}`), { headerRequired: true });
    expect(sheet).toMatchObject({ error: { headings: [], suggested: null } });
  });
});

describe('A file has to name its columns (LI-1)', () => {
  const missing = (columns: string) => `The file header must contain name and sequence columns. Missing: ${columns}.`;
  test.each([
    ['no header', `g1\t${one}`, missing('name and sequence')],
    ['no name', `sequence\n${one}`, missing('name')],
    ['no sequence', 'name\twell\ng1\tA01', missing('sequence')],
    ['no name in words that are known', `gene\tsequence\ng1\t${one}`, missing('name')],
    [
      'a column named twice',
      `name\tsequence\tname\ng1\t${one}\tx`,
      'The header has two columns for name. Keep one of them, or paste one block at a time.',
    ],
    [
      'columns named twice that make no two lists',
      `Well\tName\tSequence\tName\tWell\nA1\tg1\t${one}\tg2\tA1`,
      'The header has two columns each for name and well. Paste one block at a time.',
    ],
    ['nothing below the header', 'name\tsequence\n\t', 'No sequences were found.'],
    ['nothing at all', '', 'No sequences were found.'],
  ])('%s', (_, text, message) => {
    expect(read(text, { headerRequired: true })).toBe(message);
  });

  test.each([
    ['the words of a design tool', `Guide\tProtospacer (5'-3')\ng1\t${one}`],
    ['a title above', `Order of May\nName\tProtospacer (5′ to 3′)\ng1\t${one}`],
    ['an empty line above', `\t\nsgRNA ID\tTarget sequence\ng1\t${one}`],
  ])('other words that are known will do: %s', (_, text) => {
    expect(read(text, { headerRequired: true })).toEqual([`g1 ${one} - -`]);
  });

  test('name and sequence columns will do, in any place', () => {
    expect(read(`pool\tSequence\tName\n1\t${one}\tg1`, { headerRequired: true })).toEqual([`g1 ${one} - -`]);
  });
});

describe('Nothing is dropped in silence', () => {
  test('lines that are not rows come back with their number and the reason', () => {
    const text = `Order\nname\tsequence\tmods\n\t\ng1\t${one}\tyes\ng2\t${one}\tperhaps\n\t\tyes`;
    expect(ignoredOf(text)).toEqual([
      '1 above_header',
      '2 header',
      '3 blank',
      '5 modifications_not_understood',
      '6 no_name_and_sequence',
    ]);
  });

  test('a file of another kind, pasted, does not become one endless sequence', () => {
    const sheet = parseSequenceSheet(cells(`g1\t${one}\ng2\t${'A'.repeat(1_001)}`));
    expect(sheet).toMatchObject({ ok: true, value: { rows: [{ name: 'g1' }], ignored: [{ reason: 'too_long' }] } });
    expect(parseSequenceSheet([['A'.repeat(1_001)]])).toMatchObject({
      value: { rows: [], ignored: [{ cells: [`${'A'.repeat(60)}…`] }] },
    });
  });

  test('every line is a row or comes back', () => {
    const cell = fc.constantFrom(
      '',
      ' ',
      'name',
      'sequence',
      'well',
      'mods',
      'yes',
      'A01',
      'g1',
      one,
      two,
      '\ufeff',
      'x y',
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 12 }),
        fc.boolean(),
        (lines, headerRequired) => {
          const sheet = parseSequenceSheet(lines, { headerRequired });
          if (!sheet.ok) return;
          const numbers = [...sheet.value.rows, ...sheet.value.ignored].map(({ line }) => line);
          // A line of two lists side by side is a row of each.
          const known = sheet.value.blocks === undefined ? numbers : [...new Set(numbers)];
          expect(known.sort((a, b) => a - b)).toEqual(lines.map((_, at) => at + 1));
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
