import { eligibilityToWire, validateSequences } from '@cutsite/contracts/express-knockout';
import { geneGenomes } from '@cutsite/domain/gene';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { eligibilityOf } from './eligibility-of.ts';

/** Whether sequences can be ordered as express knockout (EK-4 to EK-6, ruling 44). */
export function expressKnockoutRoutes({ pool }: { readonly pool: Pool }): RouteBinding[] {
  return [
    bind(validateSequences, async ({ body: { species, sequences } }) => {
      const found = await eligibilityOf(pool, species, sequences);
      if (found === null) {
        const detail = `There is no catalogue for ${geneGenomes[species].shortLabel}.`;
        return { status: 404, body: { detail, error_code: 'not_found' } };
      }
      const answers = sequences.flatMap((sequence) => {
        const one = found.get(sequence);
        return one === undefined ? [] : [[sequence, eligibilityToWire(one)] as const];
      });
      return { status: 200, body: Object.fromEntries(answers) };
    }),
  ];
}
