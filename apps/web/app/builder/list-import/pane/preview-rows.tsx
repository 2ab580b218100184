import { countText, groupedDigits } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Checkbox } from '@cutsite/ui/form';
import { Pill } from '@cutsite/ui/pill';
import { SequenceDifference, SequenceText } from '@cutsite/ui/sequence-text';
import { useState } from 'react';
import type { KindOf, ListTypes, Preview, PreviewRow } from '../list-preview.ts';
import type { ListProduct } from '../list-product.ts';
import { noPlaceText } from '../no-place-text.ts';
import type { RowChoices } from '../use-decisions.ts';
import styles from './pane.module.css';
import { useDrawnRows } from './use-drawn-rows.ts';

interface PreviewRowsProps<T extends ListTypes> {
  readonly product: ListProduct<T>;
  readonly preview: Preview<T>;
  readonly choices: RowChoices<KindOf<T>>;
}

/** The first rows as they would be added, or the first of those that need a look. */
export function PreviewRows<T extends ListTypes>({ product, preview, choices }: PreviewRowsProps<T>) {
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const faulty = preview.faulty + preview.notPlaced;
  const filtered = onlyFaulty && faulty > 0;
  const shown = filtered ? preview.faultyRows : preview.rows;
  const all = filtered ? faulty : preview.rowCount;
  const several = preview.plateNames.length > 1;
  const { drawn, end } = useDrawnRows(shown.length);
  return (
    <>
      {faulty === 0 ? null : (
        <Checkbox
          checked={onlyFaulty}
          onChange={(event) => setOnlyFaulty(event.currentTarget.checked)}
          label={`Only the ${countText(faulty, 'row')} to look at`}
        />
      )}
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.rows} aria-label="Rows as they would be added" tabIndex={0}>
        <table className="cs-table">
          <thead>
            <tr>
              {several ? <th scope="col">Plate</th> : null}
              <th scope="col">Place</th>
              <th scope="col">Name</th>
              <th scope="col">{product.textHeading}</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, drawn).map((row) => (
              <Row key={row.row.key} product={product} shown={row} several={several} choices={choices} />
            ))}
            {/* New with each step: what is in view already would not come into view again. */}
            {drawn < shown.length ? (
              <tr key={`after ${drawn}`} ref={end} aria-hidden="true" className={styles.more} />
            ) : null}
          </tbody>
        </table>
      </section>
      {all > shown.length ? (
        <p className={styles.hint}>
          The first {shown.length} of {groupedDigits(all)} rows.
        </p>
      ) : null}
    </>
  );
}

interface RowProps<T extends ListTypes> extends Pick<PreviewRowsProps<T>, 'product' | 'choices'> {
  readonly shown: PreviewRow<T>;
  readonly several: boolean;
}

function Row<T extends ListTypes>({ product, shown, several, choices }: RowProps<T>) {
  const { row, name, sequence, made, faults, place, movedFrom, plateName, noPlace, replaces, isThere = false } = shown;
  const worst = faults.find((fault) => fault.severity === 'error') ?? faults[0];
  const { byRow } = product;
  return (
    <tr data-bad={worst?.severity === 'error' || noPlace !== null || undefined}>
      {several ? <td>{plateName ?? '–'}</td> : null}
      <td>
        {movedFrom !== null ? (
          <>
            <del>{movedFrom}</del> <ins>{place}</ins>
          </>
        ) : (
          (place ?? row.well ?? '–')
        )}
      </td>
      <td>{name === row.name ? name : <SequenceDifference before={row.name} after={name} />}</td>
      <td className={styles.text}>
        {sequence === row.sequence ? (
          <SequenceText text={sequence} marks shorten />
        ) : (
          product.difference(made, row.sequence, sequence)
        )}
      </td>
      <td className={styles.change}>
        <span className={styles.changes}>
          {made.length === 0 ? null : (
            <Pill tone="brand" icon="fix">
              {made.map(product.madeLabel).join(', ')}
            </Pill>
          )}
          {byRow !== null && made.includes(byRow.kind) ? (
            <Button size="small" variant="link" onClick={() => choices.otherAnswer(row.key, false)}>
              {byRow.undo}
            </Button>
          ) : null}
          {replaces === undefined ? null : <Pill tone="info">{`replaces ${replaces}`}</Pill>}
          {noPlace === null ? null : <Pill tone="error">{noPlaceText(noPlace, product.format)[0]}</Pill>}
          {worst === undefined ? null : (
            <span title={product.faultSentence(worst)}>
              <Pill tone={worst.severity === 'error' ? 'error' : 'warnMinor'} icon={worst.severity}>
                {product.faultWord(worst)}
              </Pill>
            </span>
          )}
          {made.length === 0 && noPlace === null && worst === undefined && replaces === undefined ? (
            <span className={styles.plain}>
              {isThere ? 'on the plate already' : row.edited ? 'edited' : 'as listed'}
            </span>
          ) : null}
        </span>
      </td>
    </tr>
  );
}
