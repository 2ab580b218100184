import { type ContentTypeName, contentTypeOf } from '../type/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** What lists and other entries show of an entry: the fields that its type names for cards. */
export function cardOf(type: ContentTypeName, shown: Values): Record<string, unknown> {
  const { card } = contentTypeOf(type);
  return Object.fromEntries(
    card.flatMap((name) => (shown[name] === undefined ? [] : [[name, withoutCards(shown[name])]])),
  );
}

/** A card on a card is only a title and an address: what is shown ends there. */
function withoutCards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCards);
  if (typeof value !== 'object' || value === null || !('card' in value)) return value;
  const { card, ...rest } = value as { card: Values };
  return { ...rest, card: 'slug' in card ? { slug: card['slug'] } : {} };
}
