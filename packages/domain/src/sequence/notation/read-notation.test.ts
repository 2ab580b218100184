import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNotation, writtenBases } from '../index.ts';

/** "bases | marked | chemistry | unknown" of a text; null where it holds no notation. */
const read = (text: string): string | null => {
  const reading = readNotation(text);
  if (reading === null) return null;
  const { bases, marked, chemistry, unknown, isIdt } = reading;
  return [bases, marked, chemistry.join(' '), unknown.join(' '), ...(isIdt ? ['IDT'] : [])].join(' | ');
};

describe('Sequences as other vendors and papers write them', () => {
  test.each([
    ['r before each base, in groups', 'rG rU rC rA rU', 'GUCAU | GUCAU |  |  | IDT'],
    ['the end groups of IDT', '/AltR1/rGrUrCrArU/AltR2/', 'GUCAU | GUCAU | idt_ends |  | IDT'],
    ['the end groups in other capitals', '/AlTR1/rGrUrCrArU/5ALTR2/', 'GUCAU | GUCAU | idt_ends |  | IDT'],
    ['methyls and bonds', 'mG*mC*mA*rUrCrG', 'GCAUCG | mG*mC*mA*UCG | methyl bond |  | IDT'],
    ['brackets around a base with its chemistry', '[mG][mC*]A(mU)C', 'GCAUC | mGmC*AmUC | methyl bond | '],
    ['the sugar in words', "2'-O-Me-G 2'OMeC 2\u2032-O-MethylA UC", 'GCAUC | mGmCmAUC | methyl | '],
    ['the sugar in words, in brackets', '(2\u2019-OMe)G(2\u2019-OMe)CAUC', 'GCAUC | mGmCAUC | methyl | '],
    ['a bond as a small s', 'GsCsmAsUC', 'GCAUC | G*C*mA*UC | bond methyl | '],
    ['a bond as ps, in brackets or not', 'GpsC(PS)A[ps]UC', 'GCAUC | G*C*A*UC | bond | '],
    ['LNA as IDT writes it, and in words', '+G+CLNA-AUC', 'GCAUC | GCAUC | lna | '],
    ['2\u2032-fluoro', '/52FG/fC2\u2032-FAUC', 'GCAUC | GCAUC | fluoro |  | IDT'],
    ['2\u2032-MOE', '/52MOErG//i2MOErC/AUC', 'GCAUC | GCAUC | moe |  | IDT'],
    ['DNA all through is letters only', 'dGdCdAdTdC', 'GCATC | GCATC |  | '],
    ['DNA between RNA is chemistry', 'rGrCdArUrC', 'GCAUC | GCAUC | dna |  | IDT'],
    ['a letter alone beside r is DNA for IDT', 'rGrCTrUrC', 'GCTUC | GCTUC | dna |  | IDT'],
    ['dashes and white space mean nothing', 'mG-mC \u2013 mA\u00a0U\nC', 'GCAUC | mGmCmAUC | methyl | '],
  ])('%s: %s', (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

test('bases are counted as a reader counts them', () => {
  expect(['rGrUrCrArU/iSp9/', 'mG*mC*AUC', 'GCAUC', 'GCATN'].map(writtenBases)).toEqual([5, 5, 5, 5]);
});

describe('What is not understood is named and never guessed', () => {
  test.each([
    ['a spacer', 'rGrUrC/iSp9/rArUrG', '/iSp9/'],
    ['a dye', '/56-FAM/rGrUrCrArU', '/56-FAM/'],
    ['a dye in brackets', 'mGmC[Cy5]AUCG', '[Cy5]'],
    ['a letter for any base', 'rGrUrNrCrArU', 'rN'],
    ['a doubled sign', 'mG**mCAUC', '*'],
    ['a sugar without its base', 'mGmCAUC2\u2032-OMe', '2\u2032-OMe'],
    ['several', 'mGmCxAUCyzAU', 'x yz'],
  ])('%s: %s', (_, text, marks) => {
    expect(readNotation(text)?.unknown.join(' ')).toBe(marks);
  });

  test.each([
    'CCATTGTTCAATATCGTCCA',
    'ccattgttcaatatcgtcca',
    'CCANNRYKM',
    'acgrtcasmgd',
    'mCherry',
    'CTNNB1/g1',
    'not a sequence',
    '',
  ])('%j holds no such notation', (text) => {
    expect(readNotation(text)).toBeNull();
  });

  test('any text is read, and the bases of a whole reading are all that is left of it', () => {
    const pieces = fc.constantFrom(
      'rG',
      'mC',
      'A',
      '*',
      's',
      '(ps)',
      '[mA]',
      '/AltR1/',
      '/x/',
      '2\u2032-O-Me-',
      ' ',
      '-',
      '{',
      'N',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const reading = readNotation(parts.join(''));
        if (reading === null) return;
        expect(reading.bases).toMatch(/^[ACGTU]+$/i);
        expect(reading.marked.replace(/[m*]/g, '')).toBe(reading.bases);
      }),
    );
  });
});
