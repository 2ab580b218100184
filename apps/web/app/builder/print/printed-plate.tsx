import { type PlateFormat, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import type { ReactNode } from 'react';
import type { BuilderPlate, BuilderWell } from '../project/builder-project.ts';
import { holdsLongSequences, listColumns } from './print-plates.ts';
import styles from './print-sheet.module.css';
import { PrintedHead } from './printed-head.tsx';
import { PrintedList } from './printed-list.tsx';
import { PrintedMap } from './printed-map.tsx';

interface PrintedPlateProps {
  readonly plate: BuilderPlate;
  readonly format: PlateFormat;
  /** The name of the project. */
  readonly project: string;
  readonly printedAt: string;
  /** How the plate is made, one by one. */
  readonly settings: readonly string[];
  readonly filled: number;
  readonly wellsToFix: number;
  readonly isFaulty: (index: number) => boolean;
  /** What stands in a well of the map. */
  readonly nameIn: (well: BuilderWell) => string;
  /** The columns of the list after the well. */
  readonly headings: readonly string[];
  readonly cells: (well: BuilderWell, isLong: boolean) => readonly ReactNode[];
}

/** A plate on a page: what it is, its map, and the list of its wells. Long sequences need more pages than one. */
export function PrintedPlate(props: PrintedPlateProps) {
  const { plate, format, project, printedAt, settings, filled, wellsToFix, isFaulty, nameIn, headings, cells } = props;
  const isLong = holdsLongSequences(plate.wells);
  return (
    <section className={styles.page} data-printed-plate>
      <PrintedHead
        title={plate.name.trim() === '' ? 'Plate without a name' : plate.name}
        project={project}
        printedAt={printedAt}
        toFix={wellsToFix === 0 ? null : `${countText(wellsToFix, 'well')} to fix.`}
      >
        {[...settings, `${filled} of ${format.wellCount} wells`].join(' · ')}
      </PrintedHead>
      <PrintedMap
        format={format}
        names={new Map(plate.wells.map((well) => [well.index, nameIn(well)]))}
        isFaulty={isFaulty}
      />
      <div className={styles.columns} data-whole={isLong || undefined}>
        {listColumns(plate.wells).map((wells) => (
          <PrintedList
            key={wells[0]?.index}
            headings={['Well', ...headings]}
            rows={wells.map((well) => ({
              key: well.id,
              cells: [wellLabel(wellPosition(well.index, format)), ...cells(well, isLong)],
            }))}
          />
        ))}
      </div>
    </section>
  );
}
