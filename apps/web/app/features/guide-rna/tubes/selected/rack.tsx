import { plate96 } from '@cutsite/domain/labware';
import type { WellState } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import { counted, figured } from '../../../../builder/words/count-words.ts';
import styles from '../row/tubes.module.css';

interface RackProps {
  /** One state a tube, by the place where it stands. */
  readonly states: ReadonlyMap<number, WellState>;
  readonly count: number;
  readonly active: number | null;
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The rack as a picture: as many rows of twelve as the tubes take. */
export function Rack({ states, count, active }: RackProps) {
  const { columns } = plate96;
  const rows = Math.max(1, Math.ceil(count / columns));
  const faulty = [...states.values()].filter((state) => state === 'error').length;
  const faults = faulty === 0 ? '' : `, ${faulty === 1 ? 'one with an error' : `${faulty} with errors`}`;
  return (
    <>
      <PlateMap
        format={{ slug: 'rack', label: 'Rack', rows, columns, wellCount: rows * columns }}
        states={states}
        active={active}
        label={`Rack with ${figured(count, 'tube')}${faults}`}
      />
      <p className={styles.hint}>
        {`${sentenceCase(counted(count, 'tube'))} ${count === 1 ? 'uses' : 'use'} ${counted(rows, 'row')} of the rack.`}
      </p>
    </>
  );
}
