import { blockTypes, isBlockName } from '@cutsite/content/block';
import type { StoredBlock } from '@cutsite/content/field';

/** What a type of blocks is called; one that is not known by its own name. */
export const labelOf = (name: string): string => (isBlockName(name) ? blockTypes[name].label : name);

/** What a block is called in the outline beside its type: its first words. */
export function wordsOf(block: StoredBlock): string {
  const words = block['heading'] ?? block['title'] ?? block['text'];
  return typeof words === 'string' ? words.slice(0, 60) : '';
}
