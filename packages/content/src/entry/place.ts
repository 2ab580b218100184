type Values = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/**
 * A place in an entry that stays the same when blocks move: the way to a field with the id of a block where the way has
 * its number: `blocks.7f0c….heading`.
 */
export function placeOf(values: Values, path: Path): string {
  const [name, at, ...rest] = path;
  const id = typeof at === 'number' ? idOf(blocksOf(values, name)?.[at]) : undefined;
  return (id === undefined ? path : [name, id, ...rest]).join('.');
}

/** The way to a place, through the blocks as they stand now. Null: its block is gone. */
export function pathOfPlace(values: Values, place: string): Path | null {
  const [name = '', second, ...rest] = place.split('.');
  const parts = rest.map(numbered);
  if (second === undefined) return [name];
  const blocks = blocksOf(values, name);
  if (blocks === null) return [name, numbered(second), ...parts];
  const at = blocks.findIndex((block) => idOf(block) === second);
  return at === -1 ? null : [name, at, ...parts];
}

const numbered = (part: string): string | number => (/^\d{1,6}$/.test(part) ? Number(part) : part);

/** The blocks under a name; null: it has none, and rows are counted. */
function blocksOf(values: Values, name: string | number | undefined): readonly unknown[] | null {
  const list = values[String(name)];
  return Array.isArray(list) && (list.length === 0 ? name === 'blocks' : list.some((one) => idOf(one) !== undefined))
    ? list
    : null;
}

function idOf(block: unknown): string | undefined {
  if (typeof block !== 'object' || block === null || !('block' in block) || !('id' in block)) return undefined;
  return typeof block.id === 'string' ? block.id : undefined;
}
