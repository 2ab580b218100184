import { expect, test } from 'vitest';
import { nucleases, targetSite } from '../index.ts';

test('SpCas9 cuts three bases before the NGG, which is in the genome and not in the guide', () => {
  expect(targetSite('CCAUUGUUCAAUAUCGUCCG', 'SpCas9')).toEqual({
    strand: 'CCATTGTTCAATATCGTCCG',
    complement: 'GGTAACAAGTTATAGCAGGC',
    pam: 'NGG',
    cutAfter: 17,
    seedFrom: 10,
  });
  expect(targetSite('CCAUUG', 'SpCas9')).toMatchObject({ cutAfter: 3, seedFrom: 0 });
});

test('nothing is drawn where the cut is not certain, or where the text is no target', () => {
  const drawn = nucleases.filter((nuclease) => targetSite('CCAUUGUUCAAUAUCGUCCG', nuclease) !== null);
  expect(drawn).toEqual(['SpCas9']);
  expect(targetSite('CCATTGTTCAATATCGTCCG', 'SpCas9')).toBeNull();
  expect(targetSite('CCA', 'SpCas9')).toBeNull();
});
