import { mergeBlocks } from './merge-blocks.ts';
import { type Fields, isSame } from './same-value.ts';

/** What an editor writes: the address and the fields. */
export interface Draft {
  readonly url: string | null;
  readonly fields: Fields;
}

/** A field that both have changed, each in another way. `url` is one, too. */
export interface Conflict {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Theirs, with what was changed here alone; where both have changed something, what is here. */
  readonly draft: Draft;
  readonly conflicts: readonly Conflict[];
  /** Fields in which something is taken in that they have changed. */
  readonly taken: readonly string[];
}

export const asFields = ({ url, fields }: Draft): Fields => ({ ...fields, [urlName]: url });

/** No field has this name: names of fields are words. */
export const urlName = ' url';

export const asDraft = (values: Fields): Draft => {
  const { [urlName]: url, ...fields } = values;
  return { url: typeof url === 'string' ? url : null, fields };
};

/** Three drafts into one, field by field, and pages of blocks block by block. @param base what both began with */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Merged {
  const [before, here, there] = [asFields(base), asFields(mine), asFields(theirs)];
  const names = [...new Set([...Object.keys(there), ...Object.keys(here)])];
  const merged: Record<string, unknown> = {};
  const conflicts: Conflict[] = [];
  const taken: string[] = [];
  for (const name of names) {
    const isMine = !isSame(here[name], before[name]);
    const isTheirs = !isSame(there[name], before[name]);
    merged[name] = isMine ? here[name] : there[name];
    const isBoth = isMine && isTheirs && !isSame(here[name], there[name]);
    const blocks = isBoth ? mergeBlocks(before[name], here[name], there[name]) : null;
    if (blocks !== null) {
      merged[name] = blocks.length === 0 ? undefined : blocks;
      taken.push(name);
    } else if (isBoth) {
      conflicts.push({ name, mine: here[name], theirs: there[name] });
    } else if (isTheirs && !isMine) taken.push(name);
  }
  return { draft: asDraft(withoutNothing(merged)), conflicts, taken };
}

/** The draft with their values for some of the fields. */
export function withTheirs(draft: Draft, conflicts: readonly Conflict[], names: ReadonlySet<string>): Draft {
  const values: Record<string, unknown> = { ...asFields(draft) };
  for (const { name, theirs } of conflicts) if (names.has(name)) values[name] = theirs;
  return asDraft(withoutNothing(values));
}

const withoutNothing = (values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
