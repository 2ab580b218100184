import type { StoredBlock } from '@cutsite/content/field';
import { isSame } from './same-value.ts';

type Blocks = readonly StoredBlock[];

/** The blocks that a value is; no value is none. Null: it is something else. */
function asBlocks(value: unknown): Blocks | null {
  if (value === undefined) return [];
  const isBlock = (one: Partial<StoredBlock> | null) => typeof one?.id === 'string' && typeof one.block === 'string';
  return Array.isArray(value) && value.every(isBlock) ? (value as Blocks) : null;
}

const byId = (blocks: Blocks): ReadonlyMap<string, StoredBlock> => new Map(blocks.map((block) => [block.id, block]));

/**
 * The blocks of a page that two editors have changed, block by block: what one of them changed, added, removed or moved
 * is taken where the other left it alone.
 *
 * @returns null where both changed the same block, or the order, in another way, or where a value is no blocks
 */
export function mergeBlocks(base: unknown, mine: unknown, theirs: unknown): Blocks | null {
  const [before, here, there] = [asBlocks(base), asBlocks(mine), asBlocks(theirs)];
  if (before === null || here === null || there === null) return null;
  const [old, own, other] = [byId(before), byId(here), byId(there)];
  const merged = new Map<string, StoredBlock>();
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const [was, left, right] = [old.get(id), own.get(id), other.get(id)];
    const [isMine, isTheirs] = [!isSame(left, was), !isSame(right, was)];
    if (isMine && isTheirs && !isSame(left, right)) return null;
    const kept = isMine ? left : right;
    if (kept !== undefined) merged.set(id, kept);
  }
  const stayed = (blocks: Blocks): readonly string[] =>
    blocks.flatMap(({ id }) => (old.has(id) && own.has(id) && other.has(id) ? [id] : []));
  const [then, left, right] = [stayed(before), stayed(here), stayed(there)];
  const isMoved = !isSame(left, then);
  if (isMoved && !isSame(right, then) && !isSame(left, right)) return null;
  const order = inOrder(isMoved ? here : there, isMoved ? there : here, merged);
  return order.flatMap((id) => merged.get(id) ?? []);
}

/** The ids in the order of one list; what only the other has stands below what it stood below there. */
function inOrder(lead: Blocks, other: Blocks, merged: ReadonlyMap<string, StoredBlock>): readonly string[] {
  const ids = lead.map(({ id }) => id).filter((id) => merged.has(id));
  let above = -1;
  for (const { id } of other) {
    if (!merged.has(id)) continue;
    const at = ids.indexOf(id);
    above = at === -1 ? above + 1 : at;
    if (at === -1) ids.splice(above, 0, id);
  }
  return ids;
}
