import type { ShownReference } from '@cutsite/content/field';
import { contentTypeOf, isContentTypeName, type TagType } from '@cutsite/content/type';
import type { ContentCard } from '../../../platform/content/content-source.ts';
import { clockLength, dayText, momentText } from './day-text.ts';

export interface CardFacts {
  /** What it is: `Protocol`, `Webinar`, `Blog post`. */
  readonly kind: string;
  /** What its sign is looked up by. */
  readonly sign: string;
  /** How long or large it is, beside what it is: `8 pages`. */
  readonly extent: string;
  /** What is worth knowing before it is opened, in the order in which it is read. */
  readonly facts: readonly string[];
}

type Card = Readonly<Record<string, unknown>>;

const text = (card: Card, name: string): string => (typeof card[name] === 'string' ? card[name] : '');

/** The label of a choice of a type, such as that of `resource_type`. */
export function choiceLabel(type: string, name: string, value: string): string {
  const field = isContentTypeName(type) ? contentTypeOf(type).fields[name] : undefined;
  return field?.kind === 'choice' ? (field.options[value] ?? value) : value;
}

/** What a card says of an entry, by its type. */
export function cardFacts({ type, card }: ContentCard): CardFacts {
  const label = isContentTypeName(type) ? contentTypeOf(type).label : type;
  const kindField = ['resource_type', 'event_type'].find((name) => typeof card[name] === 'string');
  const title = (name: string): string => text((card[name] as Card | undefined) ?? {}, 'title');
  // The category of an article says more than that it is one.
  const ofType = type === 'blog_post' ? title('category') || label : label;
  const kind = kindField === undefined ? ofType : choiceLabel(type, kindField, text(card, kindField));
  const day = ['date_updated', 'published_on', 'released_on', 'valid_from']
    .map((name) => text(card, name))
    .find(Boolean);
  const facts = [
    text(card, 'starts_at') && momentText(text(card, 'starts_at')),
    text(card, 'location') && choiceLabel(type, 'location', text(card, 'location')),
    text(card, 'place'),
    text(card, 'role'),
    title('author'),
    text(card, 'authors'),
    text(card, 'journal'),
    text(card, 'source'),
    // The day on which a paper came out says less than its year.
    day && (type === 'publication' ? day.slice(0, 4) : dayText(day)),
    ...tagsToTell(card, 2).map((tag) => tag.title),
    text(card, 'valid_until') && `until ${dayText(text(card, 'valid_until'))}`,
    card['legacy'] === true && 'No longer made',
  ];
  const extent = typeof card['seconds'] === 'number' ? clockLength(card['seconds']) : text(card, 'extent');
  const sign = kindField === undefined ? type : text(card, kindField);
  return { kind, sign, extent, facts: facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '') };
}

/** What of the tags is worth knowing before an entry is opened, in this order. */
const toldTags: readonly TagType[] = ['product', 'application', 'research-area', 'editing-method'];

/** The tags of a card that has them: first what it is used with, then what it is about. */
export function tagsToTell(card: Card, most: number): ShownReference[] {
  const tags = Array.isArray(card['tags']) ? (card['tags'] as readonly ShownReference[]) : [];
  return toldTags.flatMap((kind) => tags.filter((tag) => tag.card['tag_type'] === kind)).slice(0, most);
}

/** Where a card leads: to the page of the entry, or to what it is about elsewhere. */
export function linkOfCard({ url, card }: ContentCard): string | null {
  if (url !== null) return url;
  if (typeof card['doi'] === 'string') return `https://doi.org/${card['doi']}`;
  return typeof card['href'] === 'string' ? card['href'] : null;
}
