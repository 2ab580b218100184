import { faultMessage } from '@cutsite/domain/guide-rna';
import { Checkbox } from '@cutsite/ui/form';
import { Pill } from '@cutsite/ui/pill';
import { SequenceDifference, SequenceText } from '@cutsite/ui/sequence-text';
import { useState } from 'react';
import { figured } from '../words/count-words.ts';
import { faultWord } from '../words/fault-words.ts';
import styles from './add-sequences.module.css';
import { mostRowsAtOnce, type NoPlace, type Preview, type PreviewRow } from './preview/preview.ts';

const noPlaceWords = {
  not_a_well: 'is no well',
  row_outside: 'row is not on the plate',
  column_outside: 'column is not on the plate',
  well_named_twice: 'well is named twice',
  plate_full: 'plate is full',
  too_many: `over ${mostRowsAtOnce.toLocaleString('en-US')} at once`,
} as const satisfies Record<NoPlace, string>;

/** The first rows as they would be added, or the first of those that need a look. */
export function PreviewRows({ preview }: { readonly preview: Preview }) {
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const faulty = preview.faulty + preview.notPlaced;
  const filtered = onlyFaulty && faulty > 0;
  const shown = filtered ? preview.faultyRows : preview.rows;
  const all = filtered ? faulty : preview.read;
  const several = preview.plateNames.length > 1;
  return (
    <>
      {faulty === 0 ? null : (
        <Checkbox
          checked={onlyFaulty}
          onChange={(event) => setOnlyFaulty(event.currentTarget.checked)}
          label={`Only the ${figured(faulty, 'row')} to look at`}
        />
      )}
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.rows} aria-label="Rows as they would be added" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {several ? <th scope="col">Plate</th> : null}
              <th scope="col">Place</th>
              <th scope="col">Name</th>
              <th scope="col">Sequence, 5′ to 3′</th>
              <th scope="col">Check</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              // Rows have no name of their own here; their order is fixed while they are shown.
              <Row key={`${at} ${row.row.line}`} shown={row} several={several} />
            ))}
          </tbody>
        </table>
      </section>
      {all > shown.length ? (
        <p className={styles.hint}>
          The first {shown.length} of {all.toLocaleString('en-US')} rows.
        </p>
      ) : null}
    </>
  );
}

function Row({ shown, several }: { readonly shown: PreviewRow; readonly several: boolean }) {
  const { row, name, sequence, faults, place, plateName, noPlace } = shown;
  const [worst] = faults.toSorted((one, other) => one.severity.localeCompare(other.severity));
  return (
    <tr data-bad={worst?.severity === 'error' || noPlace !== null || undefined}>
      {several ? <td>{plateName ?? '–'}</td> : null}
      <td>{place ?? row.well ?? '–'}</td>
      <td>{name === row.name ? name : <SequenceDifference before={row.name} after={name} />}</td>
      <td>
        {sequence === row.sequence ? (
          <SequenceText text={sequence} marks shorten />
        ) : (
          <SequenceDifference before={row.sequence} after={sequence} alphabet="ACGUM*" />
        )}
      </td>
      <td>
        {noPlace === null ? null : <Pill tone="error">{noPlaceWords[noPlace]}</Pill>}
        {worst === undefined ? null : (
          <span title={faultMessage(worst)}>
            <Pill tone={worst.severity === 'error' ? 'error' : 'warnMinor'} icon={worst.severity}>
              {faultWord(worst)}
            </Pill>
          </span>
        )}
      </td>
    </tr>
  );
}
