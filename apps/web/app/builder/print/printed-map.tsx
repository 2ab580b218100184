import { type PlateFormat, rowLetter } from '@cutsite/domain/labware';
import styles from './print-sheet.module.css';

interface PrintedMapProps {
  readonly format: PlateFormat;
  /** What stands in the wells, by their index; a well without an entry is empty. */
  readonly names: ReadonlyMap<number, string>;
  readonly isFaulty: (index: number) => boolean;
}

/** Names in their wells; a well with an error has a dashed border and a mark. */
export function PrintedMap({ format, names, isFaulty }: PrintedMapProps) {
  const columns = Array.from({ length: format.columns }, (_, column) => column);
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
        {Array.from({ length: format.rows }, (_, row) => (
          <tr key={rowLetter(row)}>
            <th scope="row">{rowLetter(row)}</th>
            {columns.map((column) => {
              const index = row * format.columns + column;
              const name = names.get(index);
              return (
                <td
                  key={column}
                  data-filled={name !== undefined || undefined}
                  data-faulty={isFaulty(index) || undefined}
                >
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
