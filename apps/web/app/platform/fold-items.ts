/** Items of one project that stand as one line. */
export interface FoldedItems<Item> {
  /** As the customer calls the project; empty: it has no name. */
  readonly project: string;
  readonly items: readonly [Item, ...Item[]];
}

interface Foldable {
  readonly kind: string;
  readonly name: string;
  readonly product_slug: string;
}

/** "Suppressors" of "Suppressors / TP53 knockout pool"; names of items have no such stroke themselves. */
function projectOf(name: string): string {
  const end = name.lastIndexOf(' / ');
  return end === -1 ? '' : name.slice(0, end);
}

/**
 * Items in their order, those of one project and product together where the first of them stands (ruling 83).
 * @param foldedFrom of a kind: the least number of items that are folded; absent: each is a line
 */
export function foldItems<Item extends Foldable>(
  items: readonly Item[],
  foldedFrom: (kind: string) => number | undefined,
): readonly (Item | FoldedItems<Item>)[] {
  const keyOf = ({ kind, name, product_slug: slug }: Item) => JSON.stringify([kind, slug, projectOf(name)]);
  const together = Map.groupBy(items, keyOf);
  return items.flatMap((item): readonly (Item | FoldedItems<Item>)[] => {
    const [first = item, ...more] = together.get(keyOf(item)) ?? [];
    const isFew = more.length + 1 < (foldedFrom(item.kind) ?? Number.POSITIVE_INFINITY);
    if (isFew) return [item];
    return first === item ? [{ project: projectOf(item.name), items: [first, ...more] }] : [];
  });
}

/** Whether a line is several items. */
export const isFolded = <Item extends Foldable>(line: Item | FoldedItems<Item>): line is FoldedItems<Item> =>
  'items' in line;

/** What an item is called within its project. */
export const nameWithin = (name: string): string => {
  const project = projectOf(name);
  return project === '' ? name : name.slice(project.length + 3);
};
