/** Sizes offered at registration; giving one is optional (ruling 16). */
export const tshirtSizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'] as const;

/** One of {@link tshirtSizes}. */
export type TshirtSize = (typeof tshirtSizes)[number];
