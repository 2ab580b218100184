import { fieldLabel, fieldNames, type Titles, valueText } from '../draft/draft-text.ts';
import { type Fields, isSame } from '../draft/same-value.ts';
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

/** What differs between two states of an entry, field by field, in words. */
export function FieldChanges({ type, then, now, titles }: FieldChangesProps) {
  return differingFields(type, then, now).map((name) => {
    const [from, to] = [valueText(type, name, then[name], titles), valueText(type, name, now[name], titles)];
    return (
      <div key={name}>
        <h4>{fieldLabel(type, name)}</h4>
        {from === to ? <p className="cs-muted">It is set in another way.</p> : <WordChanges from={from} to={to} />}
      </div>
    );
  });
}
