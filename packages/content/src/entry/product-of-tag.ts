import type { ShownReference } from '../field/index.ts';

/** The page of the product that a tag stands for (CT-30); null: it stands for none, or its page is not on the site. */
export function productOfTag({ type, card }: ShownReference): ShownReference | null {
  const { product } = card;
  return type === 'tag' && isReference(product) ? product : null;
}

/** The products that an entry speaks of: its own, then those of its tags, each once. */
export function productsOf(fields: {
  readonly product?: ShownReference | undefined;
  readonly tags?: readonly ShownReference[] | undefined;
}): readonly ShownReference[] {
  const { product, tags = [] } = fields;
  const all = [product ?? null, ...tags.map(productOfTag)].filter((one) => one !== null);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** A card holds what the type of its entry put there. */
function isReference(value: unknown): value is ShownReference {
  return typeof value === 'object' && value !== null && 'id' in value && 'title' in value && 'url' in value;
}
