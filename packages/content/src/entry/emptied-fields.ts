import type { StoredBlock } from '../field/index.ts';
import { isEmptyRichText, plainText, type RichText } from '../rich-text/index.ts';
import { type ContentTypeName, contentTypeOf } from '../type/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What visitors see of a field that a draft has emptied. */
export interface EmptiedField {
  readonly name: string;
  readonly label: string;
  /** How much is on the site: `6 blocks`, `430 words`. */
  readonly was: string;
}

/** Texts and pages of blocks that are on the site and of which a draft has nothing left (wish 5 of editors). */
export function emptiedFields(type: ContentTypeName, published: Fields, draft: Fields): readonly EmptiedField[] {
  return Object.entries(contentTypeOf(type).fields).flatMap(([name, { kind, label }]) => {
    if (kind !== 'rich_text' && kind !== 'blocks') return [];
    const [was, left] = [published[name], draft[name]].map((value) =>
      kind === 'blocks' ? blocksIn(value) : wordsIn(value),
    );
    return was === null || was === undefined || left !== null ? [] : [{ name, label, was }];
  });
}

/** Null: there is none. */
function blocksIn(value: unknown): string | null {
  const { length } = (value as readonly StoredBlock[] | null | undefined) ?? [];
  return length === 0 ? null : length === 1 ? '1 block' : `${length} blocks`;
}

function wordsIn(value: unknown): string | null {
  const text = value as RichText | null | undefined;
  if (text == null || isEmptyRichText(text)) return null;
  const count = plainText(text.content).split(' ').filter(Boolean).length;
  return count === 0 ? 'pictures' : count === 1 ? '1 word' : `${count} words`;
}
