import type { CatalogueFacts, GenomeSlug } from '../gene/index.ts';
import { withProject } from '../naming/index.ts';
import type { ProductRestriction, Temperature } from '../product/index.ts';
import type {
  CatalogueQuestion,
  ItemKindRules,
  ItemKinds,
  KindCheck,
  KindCheckContext,
  KindedItem,
} from './item-kind.ts';

/**
 * The row of an item's kind in a table by kind.
 *
 * @throws Error when the table has no such row: the item was made with another table
 */
export function rowOf<Row>(table: Readonly<Record<string, Row>>, kind: string): Row {
  const row = Object.hasOwn(table, kind) ? table[kind] : undefined;
  if (row === undefined) throw new Error(`There is no kind of item "${kind}"`);
  return row;
}

/** The rules of an item's kind. */
export function kindOf(kinds: ItemKinds, item: KindedItem): ItemKindRules {
  return rowOf(kinds, item.kind);
}

/** The table of kinds that asks the provider's own table of restrictions (ruling 7). */
export function withRestrictions(kinds: ItemKinds, table: readonly ProductRestriction[]): ItemKinds {
  const rows = Object.entries(kinds).map(([name, rules]): [string, ItemKindRules] => [
    name,
    { ...rules, restrictedIn: (item, country) => rules.restrictedIn(item, country, table) },
  ]);
  return Object.fromEntries(rows);
}

/** What an item is called in carts, mails and papers: "Kinase screen / Plate 1" (CA-29, ruling 54). */
export function itemName(kinds: ItemKinds, item: KindedItem): string {
  return withProject(item.projectName, kindOf(kinds, item).name(item));
}

/** The shipping group of a cart that an item belongs to. */
export function temperatureOf(kinds: ItemKinds, item: KindedItem): Temperature {
  return kindOf(kinds, item).temperature(item);
}

/** The names in an item that no other item of the cart may have, trimmed as they are compared (ruling 36). */
export function uniqueNames(kinds: ItemKinds, item: KindedItem): string[] {
  const names: string[] = [];
  kindOf(kinds, item).mapNames(item, ({ text, unique }) => {
    if (unique === 'in_cart') names.push(text.trim());
    return text;
  });
  return names;
}

/** What the rules of these items look up in the gene catalogue, all of a genome together and nothing twice. */
export function catalogueQuestions(
  kinds: ItemKinds,
  items: readonly KindedItem[],
): readonly Required<CatalogueQuestion>[] {
  const byGenome = new Map<GenomeSlug, CatalogueQuestion[]>();
  for (const item of items) {
    const question = kindOf(kinds, item).asks?.(item);
    if (question === undefined) continue;
    const asked = byGenome.get(question.genome);
    if (asked === undefined) byGenome.set(question.genome, [question]);
    else asked.push(question);
  }
  const all = (asked: readonly CatalogueQuestion[], field: 'ensemblIds' | 'symbols' | 'targets') => [
    ...new Set(asked.flatMap((question) => question[field] ?? [])),
  ];
  return [...byGenome].map(([genome, asked]) => ({
    genome,
    ensemblIds: all(asked, 'ensemblIds'),
    symbols: all(asked, 'symbols'),
    targets: all(asked, 'targets'),
    cellLines: asked.some(({ cellLines = false }) => cellLines),
  }));
}

/** Checks the items of one call, those of one kind together, and answers in the order of the items. */
export function checkByKind(kinds: ItemKinds, items: readonly KindedItem[], context: KindCheckContext): KindCheck[] {
  const checks = new Map<KindedItem, KindCheck>();
  for (const kind of new Set(items.map((item) => item.kind))) {
    const ofKind = items.filter((item) => item.kind === kind);
    const answers = rowOf(kinds, kind).check(ofKind, context);
    for (const [at, item] of ofKind.entries()) {
      const answer = answers[at];
      if (answer === undefined) throw new Error(`An item of the kind "${kind}" was checked and gave no answer`);
      checks.set(item, answer);
    }
  }
  return items.flatMap((item) => checks.get(item) ?? []);
}

/** An item of a cart that cannot be made any more as it stands there. */
export interface NoLongerMade {
  readonly itemId: string;
  /** One sentence: the item, and the first three reasons. */
  readonly message: string;
}

const maxReasons = 3;

/**
 * The items that were fine when they were added and that the gene catalogue of today refuses; asked by the checkout and
 * by every payment of a cart. What was ordered or quoted keeps the facts it was made with.
 *
 * @param catalogue what the current catalogue says of what the items ask about
 */
export function noLongerMade(
  kinds: ItemKinds,
  items: readonly { readonly id: string; readonly item: KindedItem }[],
  catalogue: CatalogueFacts | null,
): NoLongerMade[] {
  return items.flatMap(({ id, item }) => {
    const rules = kindOf(kinds, item);
    if (rules.asks === undefined) return [];
    const [checked] = rules.check([item], { namesInCart: new Set(), catalogue });
    const errors = (checked?.faults ?? []).filter(({ severity }) => severity === 'error');
    const reasons = [...new Set(errors.map(({ message }) => message))];
    if (reasons.length === 0) return [];
    const more = reasons.length > maxReasons ? ` And ${reasons.length - maxReasons} more.` : '';
    const why = reasons.slice(0, maxReasons).join(' ');
    return [{ itemId: id, message: `${itemName(kinds, item)} can no longer be made as it is: ${why}${more}` }];
  });
}
