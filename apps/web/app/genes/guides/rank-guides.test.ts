import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleSet1Of } from './cut-of-guide.ts';
import type { KnownGuide } from './known-guides.ts';
import { rankedGuides } from './rank-guides.ts';

const aGuide = (number: number, context: string | null): KnownGuide => ({
  ensembl_id: 'ENSG00000141510',
  gene_name: 'TP53',
  essential_gene: false,
  number,
  num_guides: 4,
  target: (context ?? 'CCATTGTTCAATATCGTCCG').slice(4, 24),
  pam: 'GGG',
  place: null,
  context,
  also_hits: [],
});

/** The bases around a target, with the PAM where it belongs. */
const aContext = fc
  .array(fc.constantFrom('A', 'C', 'G', 'T'), { minLength: 25, maxLength: 25 })
  .map((bases) => `${bases.join('')}GGACG`);

test('guides stand with the best score first, those without one last, each once (GC-17)', () => {
  fc.assert(
    fc.property(fc.array(fc.option(aContext), { maxLength: 8 }), (contexts) => {
      const guides = contexts.map((context, at) => aGuide(at + 1, context));
      const ranked = rankedGuides(guides);
      const scores = ranked.map((guide) => ruleSet1Of(guide) ?? Number.NEGATIVE_INFINITY);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      expect(new Set(ranked)).toEqual(new Set(guides));
      const unscored = ranked.filter((guide) => ruleSet1Of(guide) === null).map(({ number }) => number);
      expect(unscored).toEqual(unscored.toSorted((one, other) => one - other));
    }),
  );
});
