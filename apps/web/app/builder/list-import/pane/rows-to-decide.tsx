import { isOnLargerPlateOnly, plate384 } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { useRef } from 'react';
import { byTick } from '../chosen-repairs.ts';
import type { KindOf, ListTypes, Preview, PreviewRow } from '../list-preview.ts';
import type { ListProduct } from '../list-product.ts';
import { noPlaceText } from '../no-place-text.ts';
import type { RowChoices } from '../use-decisions.ts';
import styles from './pane.module.css';
import { RowEditor } from './row-editor.tsx';

interface RowsToDecideProps<T extends ListTypes> {
  readonly product: ListProduct<T>;
  readonly preview: Preview<T>;
  readonly choices: RowChoices<KindOf<T>>;
}

/** So many are asked about at once; the next follow as these are decided. */
const asksShown = 4;

/** The rows that somebody has to decide about: edited, left out, or added as they are. */
export function RowsToDecide<T extends ListTypes>({ product, preview, choices }: RowsToDecideProps<T>) {
  const { asks, askCount } = preview;
  if (askCount === 0) return null;
  const at = asks.findIndex(({ row }) => row.key === choices.open);
  const first = asks.slice(0, asksShown);
  const shown = at < asksShown ? first : [asks[at] as PreviewRow<T>, ...first.slice(1)];
  const faulty = asks.filter((row) => row.place === null || row.faults.some(({ severity }) => severity === 'error'));
  return (
    <section className={styles.asks} aria-label="Rows that need your decision">
      <h3>
        {countText(askCount, 'row needs', 'rows need')} your decision
        {faulty.length > 1 ? (
          <Button size="small" variant="quiet" onClick={() => choices.leaveOut(faulty.map(({ row }) => row.key))}>
            {`Leave out the ${faulty.length} with faults`}
          </Button>
        ) : null}
      </h3>
      <ul>
        {shown.map((row) => (
          <RowToDecide key={row.row.key} product={product} asked={row} choices={choices} />
        ))}
      </ul>
      {askCount > shown.length ? (
        <p className={styles.hint}>and {countText(askCount - shown.length, 'more', 'more')}</p>
      ) : null}
    </section>
  );
}

interface RowToDecideProps<T extends ListTypes> extends Omit<RowsToDecideProps<T>, 'preview'> {
  readonly asked: PreviewRow<T>;
}

function RowToDecide<T extends ListTypes>({ product, asked, choices }: RowToDecideProps<T>) {
  const { row, name, offered } = asked;
  const { byRow } = product;
  const other = byRow === null ? undefined : offered.find(({ kind }) => kind === byRow.kind);
  const names = product.nameChoices(asked);
  const repair = offered.find(
    (one) => byTick(one) && !choices.ticked.has(one.kind) && answersError(one, asked, product.replaceKind),
  );
  const isOpen = choices.open === row.key;
  const isError = asked.place === null || asked.faults.some(({ severity }) => severity === 'error');
  const thing = name.trim() === '' ? `line ${row.line}` : `${name}, line ${row.line}`;
  const item = useRef<HTMLLIElement>(null);
  const decideRow = (decide: () => void) => {
    focusBeside(item.current);
    decide();
  };
  return (
    <li ref={item} className={styles.ask} data-tone={isError ? 'error' : 'warning'}>
      <Icon name={isError ? 'error' : 'warning'} />
      <p>
        <b>
          Line {row.line}
          {name.trim() === '' ? '' : `, ${name.slice(0, 60)}`}:
        </b>{' '}
        {[
          ...sentences(asked, product),
          ...(repair === undefined ? [] : [product.leftOutNote(repair) ?? []].flat()),
        ].join(' ')}
        {other === undefined ? null : <> {product.difference([other.kind], other.before, other.after)}</>}
      </p>
      <span className={styles.askActions}>
        {other === undefined || byRow === null ? null : (
          <Button size="small" onClick={() => decideRow(() => choices.otherAnswer(row.key, true))}>
            {byRow.use}
          </Button>
        )}
        {names.map((after) => (
          <Button
            key={after}
            size="small"
            icon="fix"
            onClick={() =>
              decideRow(() => choices.edit(row.key, { name: after, sequence: row.sequence, well: row.well }))
            }
          >
            {`Name it ${after}`}
          </Button>
        ))}
        {repair === undefined ? null : (
          <Button
            size="small"
            variant="soft"
            icon="fix"
            onClick={() => decideRow(() => choices.toggleKind(repair.kind, true))}
          >
            {product.offerLabel(repair.kind)}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => decideRow(() => choices.leaveOut([row.key]))}
          aria-label={`Leave out, ${thing}`}
        >
          Leave out
        </Button>
        <Button
          size="small"
          icon="edit"
          aria-expanded={isOpen}
          aria-label={`Edit line, ${thing}`}
          onClick={() => choices.setOpen(isOpen ? null : row.key)}
        >
          Edit line
        </Button>
      </span>
      {isOpen ? (
        <RowEditor
          fields={product.fields}
          row={row}
          choices={choices}
          onDone={() => {
            const stays = isError || other !== undefined || names.length > 0;
            if (stays) item.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
            else focusBeside(item.current);
            choices.setOpen(null);
          }}
        />
      ) : null}
    </li>
  );
}

/** A decided row leaves the list, and the focus goes on to its neighbour, or to the rows. */
function focusBeside(item: HTMLLIElement | null): void {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = beside?.querySelector('button') ?? item?.closest('dialog')?.querySelector('[tabindex="0"]');
  if (next instanceof HTMLElement) next.focus();
}

/**
 * Whether a repair mends what the row is asked about: beside an error in the name, trimming the PAM would be no answer.
 */
const answersError = <T extends ListTypes>(
  { kind, answers }: T['repair'],
  { faults, noPlace }: PreviewRow<T>,
  replaceKind: KindOf<T>,
): boolean =>
  (noPlace !== null && kind === replaceKind) ||
  faults.some(({ code, severity }) => severity === 'error' && answers.includes(code));

/** What is the matter, errors first. */
function sentences<T extends ListTypes>(
  { faults, noPlace, row, offered }: PreviewRow<T>,
  product: ListProduct<T>,
): readonly string[] {
  const subject = row.well === null || row.well.trim() === '' ? 'It' : `“${row.well}”`;
  const place = noPlace === null ? [] : [`${subject} ${noPlaceText(noPlace, product.format)[1]}`];
  if ((noPlace === 'row_outside' || noPlace === 'column_outside') && isOnLargerPlateOnly(row.well ?? ''))
    place.push(`It is a well of a ${plate384.wellCount}-well plate.`);
  const errors = faults.filter(({ severity }) => severity === 'error');
  const asked = new Set(offered.flatMap((one) => (byTick(one) ? [] : one.answers)));
  const warnings = faults.filter(({ code, severity }) => severity === 'warning' && asked.has(code));
  const all = [...place, ...[...errors, ...warnings].map(product.faultSentence)];
  return all.length === 0 ? ['This row is fine now.'] : all;
}
