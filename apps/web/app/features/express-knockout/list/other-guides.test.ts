import type { Eligibility } from '@cutsite/domain/express-knockout';
import { expect, test } from 'vitest';
import { otherGuides } from './other-guides.tsx';

const gene = (symbol: string) => ({
  ensemblId: 'ENSG00000172062',
  symbol,
  isEssential: false,
  number: 1,
  guideCount: 4,
});
const refused = (changes: Partial<Eligibility>) => ({
  kind: 'refused' as const,
  eligibility: { valid: false, code: null, reason: 'No.', genes: [], ...changes },
});

test('a guide of two genes leads to other guides of the first of them (EK-8)', () => {
  const state = refused({ code: 'SEVERAL_GENES', genes: [gene('SMN1'), gene('SMN2')] });
  expect(otherGuides(state, 'homo_sapiens')).toEqual({ symbol: 'SMN1', words: 'Other guides for SMN1' });
});

test('a guide of another species leads to the gene that is called the same, where one is (EK-8)', () => {
  const namesake = { ensemblId: 'ENSG00000141510', symbol: 'TP53' };
  const state = refused({ code: 'OTHER_SPECIES', genes: [gene('Trp53')], namesake });
  expect(otherGuides(state, 'homo_sapiens')).toEqual({ symbol: 'TP53', words: 'Guides for human TP53' });
  expect(otherGuides(refused({ code: 'OTHER_SPECIES', genes: [gene('Gm1')] }), 'homo_sapiens')).toBeNull();
});

test('a guide alone for multi guide leads to another of its gene; a good line leads nowhere', () => {
  expect(otherGuides({ kind: 'one_guide_only', gene: gene('BRAF') }, 'homo_sapiens')?.words).toBe(
    'All guides for BRAF',
  );
  expect(otherGuides({ kind: 'eligible', gene: gene('BRAF') }, 'homo_sapiens')).toBeNull();
  expect(otherGuides(refused({ code: 'ESSENTIAL_GENE', genes: [gene('PLK1')] }), 'homo_sapiens')).toBeNull();
});
