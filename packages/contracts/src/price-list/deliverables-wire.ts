import type { Deliverables } from '@cutsite/domain/knockout-cells';
import * as z from 'zod/mini';

/** What comes with a product, in the provider's words, by its slug; of one that is missing nothing is said. */
export const deliverablesSchema = z.record(
  z.string(),
  z.strictObject({
    step: z.string(),
    gets: z.array(z.strictObject({ what: z.string(), more: z.string() })),
  }),
);

export const deliverablesToWire = (all: Deliverables): z.output<typeof deliverablesSchema> =>
  Object.fromEntries(
    Object.entries(all).map(([slug, { step, gets }]) => [slug, { step, gets: gets.map((one) => ({ ...one })) }]),
  );
