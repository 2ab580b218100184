import {
  type Deliverable,
  type Deliverables,
  type KnockoutSlug,
  knockoutSlugs,
  type ProductDeliverables,
} from '@cutsite/domain/knockout-cells';
import { ok, type Result } from '@cutsite/domain/result';
import { placeProviderRows } from './provider-file.ts';

const longest = 120;

/**
 * A CSV with the columns product_slug, part, what and more. A row of part `gets` is one thing that comes with the
 * product, one of part `step` says what happens until then.
 */
export function parseDeliverablesFile(text: string): Result<Deliverables, readonly string[]> {
  const all = new Map<KnockoutSlug, { step: string | null; readonly gets: Deliverable[] }>();
  const read = placeProviderRows(
    text,
    ['product_slug', 'part', 'what', 'more'],
    ({ product_slug, part, what, more }) => {
      const slug = knockoutSlugs.find((knockoutSlug) => knockoutSlug === product_slug);
      if (slug === undefined) return `the product must be one of ${knockoutSlugs.join(', ')}.`;
      if (what === '' || what.length > longest || more.length > longest)
        return `what needs 1 to ${longest} characters, more has at most ${longest}.`;
      const own = all.get(slug) ?? { step: null, gets: [] };
      all.set(slug, own);
      if (part === 'gets') own.gets.push({ what, more });
      else if (part !== 'step') return 'the part must be gets or step.';
      else if (own.step !== null) return `${slug} has its step already.`;
      else own.step = what;
      return null;
    },
  );
  if (!read.ok) return read;
  const products = [...all].map(([slug, { step, gets }]): [KnockoutSlug, ProductDeliverables] => [
    slug,
    { step: step ?? 'Made', gets },
  ]);
  return ok(Object.fromEntries(products));
}
