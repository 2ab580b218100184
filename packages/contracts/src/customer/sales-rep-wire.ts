import * as z from 'zod/mini';

/** Who of sales looks after something (ruling 52); null: nobody. */
export const salesRepWord = z.nullable(z.strictObject({ id: z.uuid(), name: z.string() }));

/** Sets who does. `was`: who it was when it was read; 409 if somebody else changed it since. */
export const salesRepBody = z.strictObject({ sales_rep: z.nullable(z.uuid()), was: z.nullable(z.uuid()) });
