import { type GuideRnaProject, geneEditors, genomes, type Plate, yieldOptions } from '@cutsite/domain/guide-rna';
import { plate96, rowLetter, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { figured } from '../../../builder/words/count-words.ts';
import type { CheckedPlate } from '../check/checked-plates.ts';
import styles from './print-sheet.module.css';
import { PrintedHead } from './printed-head.tsx';
import { holdsWholeGuides, listColumns } from './what-to-print.ts';

interface PrintedPlateProps {
  readonly checked: CheckedPlate;
  readonly project: GuideRnaProject;
  readonly printedAt: string;
}

/** One plate on one page: what it is, its map, and the list of its wells. Whole guides need more pages than one. */
export function PrintedPlate({ checked: { plate, check }, project, printedAt }: PrintedPlateProps) {
  const amount = yieldOptions.find(({ id }) => id === plate.yield)?.display ?? plate.yield;
  const isWhole = holdsWholeGuides(plate.wells);
  const genome = genomes.find(({ slug }) => slug === project.genome)?.label ?? '';
  const settings = [
    geneEditors[plate.nuclease].display,
    plate.modifications,
    `${amount} per well`,
    genome,
    ...(project.cellLine === null ? [] : [project.cellLine]),
    `${plate.wells.length} of ${plate96.wellCount} wells`,
  ];
  return (
    <section className={styles.page} data-printed-plate>
      <PrintedHead
        title={plate.name.trim() === '' ? 'Plate without a name' : plate.name}
        project={project.name}
        printedAt={printedAt}
        toFix={check.wellsToFix === 0 ? null : `${figured(check.wellsToFix, 'well')} to fix.`}
      >
        {settings.join(' · ')}
      </PrintedHead>
      <PrintedMap checked={{ plate, check }} />
      <div className={styles.columns} data-whole={isWhole || undefined}>
        {listColumns(plate.wells).map((wells) => (
          <PrintedList
            key={wells[0]?.index}
            wells={wells}
            marks={plate.modifications === 'User-Defined'}
            group={isWhole ? 10 : 5}
          />
        ))}
      </div>
    </section>
  );
}

/** Names in their wells; a well with an error has a dashed border and a mark. */
function PrintedMap({ checked: { plate, check } }: { readonly checked: Pick<CheckedPlate, 'plate' | 'check'> }) {
  const names = new Map(plate.wells.map((well) => [well.index, well.name]));
  const columns = Array.from({ length: plate96.columns }, (_, column) => column);
  const isFaulty = (index: number) => check.wells.get(index)?.some(({ severity }) => severity === 'error') === true;
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
              const index = row * plate96.columns + column;
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

interface PrintedListProps {
  readonly wells: Plate['wells'];
  readonly marks: boolean;
  readonly group: 5 | 10;
}

function PrintedList({ wells, marks, group }: PrintedListProps) {
  return (
    <table className={styles.list}>
      <thead>
        <tr>
          <th scope="col">Well</th>
          <th scope="col">Name</th>
          <th scope="col">Target, 5′ to 3′</th>
        </tr>
      </thead>
      <tbody>
        {wells.map((well) => (
          <tr key={well.index}>
            <td>{wellLabel(wellPosition(well.index, plate96))}</td>
            <td>{well.name}</td>
            <td>
              <SequenceText text={well.sequence} marks={marks} group={group} wrap />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
