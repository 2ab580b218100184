import { type ContentTypeName, contentTypeOf } from '../type/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** What lists and other entries show of an entry: the fields that its type names for cards. */
export function cardOf(type: ContentTypeName, shown: Values): Record<string, unknown> {
  const { card } = contentTypeOf(type);
  return Object.fromEntries(
    card.flatMap((name) => (shown[name] === undefined ? [] : [[name, withoutCards(shown[name])]])),
  );
}

/**
 * A card on a card is only a title, an address and a slug: what is shown ends there. A tag alone keeps the product that
 * it stands for, as title and address, because a list of help articles needs both (CT-30).
 */
function withoutCards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCards);
  if (typeof value !== 'object' || value === null || !('card' in value)) return value;
  const { card, ...rest } = value as { readonly type?: unknown; readonly card: Values };
  const slug = 'slug' in card ? { slug: card['slug'] } : {};
  const product = rest.type === 'tag' && 'product' in card ? { product: withoutCards(card['product']) } : {};
  return { ...rest, card: { ...slug, ...product } };
}
