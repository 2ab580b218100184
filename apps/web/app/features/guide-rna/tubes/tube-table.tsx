import { type RowFault, type Tube, tubePosition } from '@cutsite/domain/guide-rna';
import { useCallback } from 'react';
import type { Prices } from '../../../platform/price-query.ts';
import { tubePrice } from '../price/tube-price.ts';
import { removeTubes, setTube } from '../project/edit-tubes.ts';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { TubeRow } from './tube-row.tsx';
import styles from './tubes.module.css';

interface TubeTableProps {
  readonly tubes: readonly Tube[];
  readonly rows: readonly (readonly RowFault[])[];
  readonly prices: Prices | undefined;
  readonly onAppend: (name: string) => void;
}

const headings = [
  'Pos',
  'Name',
  'Sequence, 5′ to 3′',
  'nt',
  'Gene editor',
  'Modifications',
  'Yield',
  'Purification',
  'Price',
] as const;
const figures: ReadonlySet<string> = new Set(['nt', 'Price']);
const nothing: readonly RowFault[] = [];

/** One row a tube, and an empty row at the end that becomes one by typing. */
export function TubeTable({ tubes, rows, prices, onAppend }: TubeTableProps) {
  const builder = useBuilder();
  const selected = useBuilderState((state) => state.selectedTubeId);
  const change = useCallback(
    (tube: Tube, field: string, next: Partial<Tube>) =>
      builder.edit({ label: `edit ${tube.position}`, mergeKey: `${tube.id}.${field}` }, (project) =>
        setTube(project, tube.id, next),
      ),
    [builder],
  );
  const remove = useCallback(
    (tube: Tube) => {
      builder.edit({ label: `remove ${tube.name.trim() || tube.position}` }, (project) =>
        removeTubes(project, new Set([tube.id])),
      );
      builder.tell(`${tube.name.trim() || tube.position} removed.`, true);
    },
    [builder],
  );
  const select = useCallback((tube: Tube) => builder.look({ selectedTubeId: tube.id }), [builder]);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" data-figures={figures.has(heading) || undefined}>
                {heading}
              </th>
            ))}
            <th scope="col">
              <span className="cs-visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        {tubes.map((tube, at) => (
          <TubeRow
            key={tube.id}
            tube={tube}
            faults={rows[at] ?? nothing}
            price={prices === undefined ? null : tubePrice(tube, prices)}
            selected={tube.id === selected}
            quietWhileBlank={tubes.length === 1}
            onChange={change}
            onRemove={remove}
            onSelect={select}
            onLeave={builder.settle}
          />
        ))}
        <tbody>
          <tr className={styles.next}>
            <td className={styles.position}>{tubePosition(tubes.length)}</td>
            <td colSpan={9}>
              <input
                className={styles.cell}
                aria-label="Name of a new tube"
                placeholder="Type a name, or paste rows from a spreadsheet"
                value=""
                onChange={(event) => onAppend(event.currentTarget.value)}
              />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
