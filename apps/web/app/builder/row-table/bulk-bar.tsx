import { countText } from '@cutsite/domain/text';
import { CompactSelect } from '@cutsite/ui/form';
import { useBuilder } from '../project/builder-context.tsx';
import type { ChosenRows } from '../selected-rows/chosen-rows.ts';
import { SelectedBar } from '../selected-rows/selected-bar.tsx';
import type { ChoiceColumn, ChoiceOption, ListedRow } from './columns.ts';
import type { RowList } from './row-list.ts';

interface BulkBarProps<Row extends ListedRow, Change extends object> {
  readonly list: RowList<Row, Change>;
  readonly rows: readonly Row[];
  readonly chosen: ChosenRows;
}

/** One change to all ticked rows, choice by choice; each is one undoable step. */
export function BulkBar<Row extends ListedRow, Change extends object>({
  list,
  rows,
  chosen,
}: BulkBarProps<Row, Change>) {
  const builder = useBuilder();
  const { words, columns } = list;
  const picked = rows.filter(({ id }) => chosen.ids.has(id));
  const count = countText(picked.length, words.one, words.many);
  const set = (what: string, { text, written, change }: ChoiceOption<Change>) => {
    const step = { label: `${what.toLowerCase()} of ${count}` };
    list.change(step, new Map([...chosen.ids].map((id) => [id, change])));
    builder.showNotice({ title: `${what} of ${count}: ${written ?? text}.` }, true);
  };
  const remove = () => {
    list.remove({ label: `remove ${count}` }, chosen.ids);
    builder.showNotice(`${count} removed.`, true);
  };
  return (
    <SelectedBar chosen={chosen} one={words.one} many={words.many} onDelete={remove}>
      {columns.map((column) =>
        column.kind !== 'choice' ? null : (
          <CompactSelect
            key={column.id}
            framed
            label={`${column.name} of the selected ${words.many}`}
            value=""
            options={[{ id: '', text: column.name }, ...offeredTo(picked, column)]}
            onPick={(option) => {
              if ('change' in option) set(column.name, option);
            }}
          />
        ),
      )}
    </SelectedBar>
  );
}

/** What any of the rows can have; what not all of them can have says so. */
function offeredTo<Row, Change>(
  rows: readonly Row[],
  { all, offered, notForAll }: ChoiceColumn<Row, Change>,
): readonly ChoiceOption<Change>[] {
  const ids = rows.map(offered);
  return all
    .filter(({ id }) => ids.some((own) => own.includes(id)))
    .map((option) =>
      notForAll === undefined || ids.every((own) => own.includes(option.id))
        ? option
        : { ...option, text: `${option.text} (${notForAll})`, written: option.written ?? option.text },
    );
}
