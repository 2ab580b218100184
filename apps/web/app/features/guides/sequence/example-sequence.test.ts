import { findSites, readDna } from '@cutsite/domain/guide-design';
import { expect, test } from 'vitest';
import { exampleSequence } from './example-sequence.ts';

const codons = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG';
const protein = (dna: string): string =>
  (dna.match(/.{3}/g) ?? [])
    .map((codon) => codons.charAt(Array.from(codon).reduce((place, base) => place * 4 + 'TCAG'.indexOf(base), 0)))
    .join('');

test('the example is exon 5 of TP53: 184 bases of residues 126 to 186 of p53 (P04637), between its introns', () => {
  const read = readDna(exampleSequence);
  const bases = read.ok ? (read.value[0]?.bases ?? '') : '';
  const exon = bases.slice(43, 43 + 184);
  expect(protein(exon)).toBe('YSPALNKMFCQLAKTCPVQLWVDSTPPPGTRVRAMAIYKQSQHMTEVVRRCPHHERCSDSD');
  // Introns end with AG and begin with GT; intron 5 has 81 bases, and exon 6 begins behind it.
  expect([bases.slice(41, 43), bases.slice(227, 229), bases.slice(-3)]).toEqual(['AG', 'GT', 'AGG']);
  expect(bases).toHaveLength(43 + 184 + 81 + 1);
  // A guide of a published library that is known for this exon.
  const known = findSites(read.ok ? read.value : [], 'SpCas9').find(({ target }) => target === 'GAGCGCTGCTCAGATAGCGA');
  expect(known).toMatchObject({ pam: 'TGG', strand: '+' });
});
