import type { ReactNode } from 'react';
import styles from './print-sheet.module.css';

interface PrintedListProps {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** It has the page to itself, and goes on over as many as it needs with its headings on each. */
  readonly whole?: boolean;
}

/** A list on paper: a row each, its columns as the headings say. */
export function PrintedList({ headings, rows, whole = false }: PrintedListProps) {
  return (
    <table className={styles.list} data-whole={whole || undefined}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={headings[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
