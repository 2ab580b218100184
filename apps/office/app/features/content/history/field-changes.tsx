import type { StoredBlock } from '@cutsite/content/field';
import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import { fieldLabel, fieldNames, type Titles, valueText } from '../draft/draft-text.ts';
import { type Fields, isSame } from '../draft/same-value.ts';
import { BlockChangeList } from './block-change-list.tsx';
import { WordChanges } from './word-changes.tsx';

/** Fields of a type that differ between two states of an entry. */
export const differingFields = (type: string, then: Fields, now: Fields): readonly string[] =>
  fieldNames(type).filter((name) => !isSame(now[name], then[name]));

interface FieldChangesProps {
  readonly type: string;
  readonly then: Fields;
  readonly now: Fields;
  readonly titles: Titles;
}

/** What differs between two states of an entry, field by field, in words; of a page of blocks, block by block. */
export function FieldChanges({ type, then, now, titles }: FieldChangesProps) {
  return differingFields(type, then, now).map((name) => (
    <div key={name}>
      <h4>{fieldLabel(type, name)}</h4>
      {isOfBlocks(type, name) ? (
        <BlockChangeList then={blocksOf(then[name])} now={blocksOf(now[name])} titles={titles} />
      ) : (
        <ValueChange from={valueText(type, name, then[name], titles)} to={valueText(type, name, now[name], titles)} />
      )}
    </div>
  ));
}

function ValueChange({ from, to }: { readonly from: string; readonly to: string }) {
  return from === to ? <p className="cs-muted">It is set in another way.</p> : <WordChanges from={from} to={to} />;
}

/** Whether a field holds the blocks of a page. */
export const isOfBlocks = (type: string, name: string): boolean =>
  isContentTypeName(type) && contentTypeOf(type).fields[name]?.kind === 'blocks';

/** The blocks of a field; none where it has none yet. */
export const blocksOf = (value: unknown): readonly StoredBlock[] =>
  (value as readonly StoredBlock[] | undefined | null) ?? [];
