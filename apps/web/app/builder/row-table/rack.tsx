import { plate96 } from '@cutsite/domain/labware';
import { countInWords, countText } from '@cutsite/domain/text';
import type { WellState } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import type { RowTexts } from './row-list.ts';

interface RackProps {
  readonly words: Pick<RowTexts, 'one' | 'many'>;
  /** One state a row, by the place where it stands. */
  readonly states: ReadonlyMap<number, WellState>;
  readonly count: number;
  readonly active: number | null;
  readonly className?: string | undefined;
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The rack as a picture: as many places as there are tubes, twelve to a row, and those where tubes stand beyond. */
export function Rack({ words: { one, many }, states, count, active, className }: RackProps) {
  const { columns } = plate96;
  const rows = Math.max(1, Math.ceil(count / columns));
  const last = Math.max(count, ...[...states.keys()].map((place) => place + 1), active === null ? 0 : active + 1);
  const places = Math.min(last, rows * columns);
  const faulty = [...states.values()].filter((state) => state === 'error').length;
  const faults = faulty === 0 ? '' : `, ${faulty === 1 ? 'one with an error' : `${faulty} with errors`}`;
  return (
    <>
      <PlateMap
        format={{ slug: 'rack', label: 'Rack', rows, columns, wellCount: places }}
        states={states}
        active={active}
        label={`Rack with ${countText(count, one, many)}${faults}`}
      />
      <p className={className}>
        {`${sentenceCase(countInWords(count, one, many))} ${count === 1 ? 'uses' : 'use'} ${countInWords(rows, 'row')} of the rack.`}
      </p>
    </>
  );
}
