import type { NewId } from '../../../builder/project/builder-project.ts';
import { nextPartName } from '../../../genes/list/rest-of-list.ts';
import { freshKnockouts, type KnockoutDraft, newEntry } from '../project/knockout-draft.ts';

/** An empty list with the product, genome and settings of one that is full, for what it has no room for. */
export const nextPart = ({ name, product, genome, entry }: KnockoutDraft, newId: NewId): KnockoutDraft => ({
  ...freshKnockouts(newId, product),
  name: nextPartName(name),
  genome,
  entry: newEntry(newId, entry),
});
