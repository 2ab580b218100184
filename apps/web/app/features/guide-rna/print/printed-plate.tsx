import { type GuideRnaProject, geneEditors, genomes, yieldOptions } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { holdsWholeGuides, listColumns } from '../../../builder/print/print-plates.ts';
import styles from '../../../builder/print/print-sheet.module.css';
import { PrintedHead } from '../../../builder/print/printed-head.tsx';
import { PrintedList } from '../../../builder/print/printed-list.tsx';
import { PrintedMap } from '../../../builder/print/printed-map.tsx';
import { figured } from '../../../builder/words/count-words.ts';
import type { CheckedPlate } from '../check/checked-plates.ts';

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
      <PrintedMap
        format={plate96}
        names={new Map(plate.wells.map((well) => [well.index, well.name]))}
        isFaulty={(index) => check.wells.get(index)?.some(({ severity }) => severity === 'error') === true}
      />
      <div className={styles.columns} data-whole={isWhole || undefined}>
        {listColumns(plate.wells).map((wells) => (
          <PrintedList
            key={wells[0]?.index}
            headings={['Well', 'Name', 'Target, 5′ to 3′']}
            rows={wells.map(({ id, index, name, sequence }) => ({
              key: id,
              cells: [
                wellLabel(wellPosition(index, plate96)),
                name,
                <SequenceText
                  key="target"
                  text={sequence}
                  marks={plate.modifications === 'User-Defined'}
                  group={isWhole ? 10 : 5}
                  wrap
                />,
              ],
            }))}
          />
        ))}
      </div>
    </section>
  );
}
