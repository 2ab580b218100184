import { describe, expect, test } from 'vitest';
import { guideName, guideRows, maxBases, readDna } from './index.ts';

describe('Pasted DNA', () => {
  test.each([
    ['bare, in any letters, with spaces', 'acg tnn\r\nACG', [{ name: '', bases: 'ACGTNNACG' }]],
    [
      'FASTA of several',
      '>NM_000546.5 tumor protein\nACGT\nAC\n\n>two\nGGG\n>empty\n',
      [
        { name: 'NM_000546.5', bases: 'ACGTAC' },
        { name: 'two', bases: 'GGG' },
      ],
    ],
  ])('is read: %s', (_, text, sequences) => {
    expect(readDna(text)).toEqual({ ok: true, value: sequences });
  });

  test.each([
    ['of another letter, with its line', 'ACGT\nACRT', 2, 'Line 2 has “R”. A sequence is written in A, C, G, T and N.'],
    ['of RNA', 'ACGU', 1, 'Line 1 has “U”. This is RNA: paste the DNA.'],
    ['with nothing in it', '>only a name\n\n', null, 'There is no sequence in it.'],
    ['of more than is searched', 'A'.repeat(maxBases + 1), null, 'It has 200,001 bases; a search takes 200,000.'],
  ])('is refused: %s', (_, text, line, message) => {
    expect(readDna(text)).toMatchObject({ ok: false, error: { line, message } });
  });
});

describe('What is picked', () => {
  test.each([
    ['TP53', 1, 'TP53-g1'],
    ['NM_000546.5 tumor', 12, 'NM_000546_5_tumo-g12'],
    ['', 3, 'seq-g3'],
  ])('of “%s”, guide %d, is called %s, which fits on a label (GR-49, GR-52)', (of, number, name) => {
    expect(guideName(of, number)).toBe(name);
    expect(guideName(of, number).length).toBeLessThanOrEqual(20);
  });

  test('is sent as RNA without its PAM', () => {
    expect(guideRows([{ name: 'TP53-g1', target: 'CCATTGTTCAATATCGTCCG' }])).toBe('TP53-g1\tCCAUUGUUCAAUAUCGUCCG');
  });
});
