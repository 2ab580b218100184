import type { BlockName } from '@cutsite/content/block';
import type { StoredBlock } from '@cutsite/content/field';
import type { PageTemplate } from './page-templates.table.ts';

type Blocks = readonly StoredBlock[];

/** Why a block cannot be added now; null: it can. A page has one hero. */
export function blockedBecause(name: BlockName, blocks: Blocks): string | null {
  return name === 'hero' && blocks.some(({ block }) => block === 'hero') ? 'A page has one hero.' : null;
}

/** A new block below the one that is chosen, or at the end; a hero stands first. */
export function withBlock(blocks: Blocks, name: BlockName, id: string, chosen: number): Blocks {
  const place = name === 'hero' ? 0 : chosen === -1 ? blocks.length : chosen + 1;
  return [...blocks.slice(0, place), { id, block: name }, ...blocks.slice(place)];
}

/** A copy below its source, with an id of its own. */
export function withCopy(blocks: Blocks, place: number, id: string): Blocks {
  const source = blocks[place];
  return source === undefined ? blocks : [...blocks.slice(0, place + 1), { ...source, id }, ...blocks.slice(place + 1)];
}

export const withoutBlock = (blocks: Blocks, place: number): Blocks => blocks.filter((_, at) => at !== place);

/** The blocks that a template begins a page with. @param newId a new one for each */
export const blocksOfTemplate = ({ blocks }: PageTemplate, newId: () => string): Blocks =>
  blocks.map((block) => ({ ...block, id: newId() }));
