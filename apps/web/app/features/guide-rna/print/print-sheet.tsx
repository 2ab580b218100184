import { geneEditors, type Plate, yieldOptions } from '@cutsite/domain/guide-rna';
import { plate96, rowLetter, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useActivePlate, useProject } from '../project/use-builder.tsx';
import styles from './print-sheet.module.css';

/** What the printer gets instead of the screen: the map of the plate in view with its names, and its table. */
export function PrintSheet() {
  const [printedAt, setPrintedAt] = useState<Date | null>(null);
  useEffect(() => {
    // The browser takes the page as it stands when the event is over: the sheet must be there by then.
    const before = () => flushSync(() => setPrintedAt(new Date()));
    const after = () => setPrintedAt(null);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printedAt === null ? null : createPortal(<Sheet printedAt={printedAt} />, document.body);
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

function Sheet({ printedAt }: { readonly printedAt: Date }) {
  const plate = useActivePlate();
  const project = useProject();
  const amount = yieldOptions.find(({ id }) => id === plate.yield)?.display ?? plate.yield;
  return (
    <div className={styles.sheet} data-print-sheet>
      <header className={styles.head}>
        <h1>{plate.name}</h1>
        <p>
          {project.name}. {geneEditors[plate.nuclease].display}, {plate.modifications}, {amount} per well,{' '}
          {plate.wells.length} of {plate96.wellCount} wells. {day.format(printedAt)}
        </p>
      </header>
      <PrintedMap plate={plate} />
      <div className={styles.columns}>
        <PrintedTable plate={plate} />
      </div>
    </div>
  );
}

function PrintedMap({ plate }: { readonly plate: Plate }) {
  const names = new Map(plate.wells.map((well) => [well.index, well.name]));
  const columns = Array.from({ length: plate96.columns }, (_, column) => column);
  return (
    <table className={styles.map}>
      <thead>
        <tr>
          <th scope="col">Well</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: plate96.rows }, (_, row) => (
          <tr key={rowLetter(row)}>
            <th scope="row">{rowLetter(row)}</th>
            {columns.map((column) => {
              const name = names.get(row * plate96.columns + column);
              return (
                <td key={column} data-filled={name !== undefined || undefined}>
                  {name}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PrintedTable({ plate }: { readonly plate: Plate }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Well</th>
          <th scope="col">Name</th>
          <th scope="col">Target, 5′ to 3′</th>
        </tr>
      </thead>
      <tbody>
        {plate.wells.map((well) => (
          <tr key={well.index}>
            <td>{wellLabel(wellPosition(well.index, plate96))}</td>
            <td>{well.name}</td>
            <td>{well.sequence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
