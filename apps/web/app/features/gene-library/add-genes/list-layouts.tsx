import type { PlateFormat } from '@cutsite/domain/labware';
import { Pill } from '@cutsite/ui/pill';
import styles from './list-layouts.module.css';

interface Layout {
  readonly title: string;
  readonly about: string;
  readonly rows: readonly (readonly string[])[];
  /** The cell, by row and column, that tells the layout apart; null: none does. */
  readonly telling: readonly [row: number, column: number] | null;
  /** The wells that its plate has; null: any plate takes it. */
  readonly wells: 96 | 384 | null;
  readonly becomes: string;
}

/** A list of wells is laid out for one plate: down its columns, so that A2 comes behind the last well of column 1. */
const wellList = (wells: 96 | 384, rowOfA2: number): Layout => ({
  title: `Well list, ${wells} wells`,
  about: `Row ${rowOfA2} starts with A2`,
  rows: [
    ['Well Position', 'Gene'],
    ['A1', 'TP53'],
    ['B1', 'KRAS'],
    ['…', ''],
    ['A2', 'MYC'],
  ],
  telling: [4, 0],
  wells,
  becomes: 'Each gene goes to its well.',
});

const layouts: readonly Layout[] = [
  {
    title: 'List of names',
    about: 'One gene a row, or separated by commas',
    rows: [['Gene'], ['TP53'], ['KRAS'], ['NTC1'], ['…']],
    telling: null,
    wells: null,
    becomes: 'Free wells are filled in order.',
  },
  wellList(96, 10),
  wellList(384, 18),
  {
    title: 'Grid',
    about: 'First head is 1, first row is A',
    rows: [
      ['', '1', '2', '3'],
      ['A', 'TP53', 'MYC', 'ATM'],
      ['B', 'KRAS', 'NTC1', 'ALK'],
      ['C', 'BRAF', '', 'AKT1'],
    ],
    telling: [0, 1],
    wells: null,
    becomes: 'Empty cells stay empty.',
  },
];

/** Before anything is pasted: the layouts of lists that are read by themselves, and which of them fit the plates. */
export function ListLayouts({ format }: { readonly format: PlateFormat }) {
  return (
    <section className={styles.layouts} aria-label="Lists that are read">
      <h3>What a list may look like</h3>
      <p>Its layout is found by itself. What the list holds is shown here before anything changes.</p>
      <ul>
        {layouts.map((layout) => (
          <LayoutCard key={layout.title} layout={layout} wells={format.wellCount} />
        ))}
      </ul>
    </section>
  );
}

function LayoutCard({ layout, wells }: { readonly layout: Layout; readonly wells: number }) {
  const { title, about, rows, telling, becomes } = layout;
  const fits = layout.wells === null || layout.wells === wells;
  return (
    <li>
      <h4>{title}</h4>
      <p>{about}</p>
      {/* An example to look at; what it shows is said above and below it. */}
      <table aria-hidden="true">
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells of an example have no name but their place.
            <tr key={row}>
              {cells.map((cell, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  key={column}
                  data-head={row === 0 || undefined}
                  data-telling={(telling?.[0] === row && telling[1] === column) || undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Pill tone={fits ? 'success' : 'warnMinor'} icon={fits ? 'check' : 'warning'}>
        {fits ? 'Fits' : `For plates of ${layout.wells} wells`}
      </Pill>
      <p>{fits ? becomes : `These have ${wells}: change the plates then, or read it as a list of names.`}</p>
    </li>
  );
}
