import { type GuideRnaProject, geneEditors, genomes, yieldOptions } from '@cutsite/domain/guide-rna';
import { products } from '@cutsite/domain/product';
import { writtenBases } from '@cutsite/domain/sequence';
import { countText } from '@cutsite/domain/text';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { addOnItems } from '../../../builder/add-ons/add-on-items.ts';
import styles from '../../../builder/print/print-sheet.module.css';
import { PrintedHead } from '../../../builder/print/printed-head.tsx';
import { PrintedList } from '../../../builder/print/printed-list.tsx';
import { useCheckedTubes } from '../check/use-check.ts';
import { purificationChoices } from '../text/purification-choices.ts';

const headings = ['Pos', 'Name', 'Sequence, 5′ to 3′', 'nt', 'Gene editor', 'Modifications', 'Yield', 'Purification'];

interface PrintedTubesProps {
  readonly project: GuideRnaProject;
  readonly printedAt: string;
}

/** The tubes as a list that goes on over as many pages as it needs, its headings on each. */
export function PrintedTubes({ project, printedAt }: PrintedTubesProps) {
  const check = useCheckedTubes();
  const { tubes, cellLine } = project;
  const genome = genomes.find(({ slug }) => slug === project.genome)?.label ?? '';
  return (
    <section className={styles.page}>
      <PrintedHead
        title="Tubes"
        project={project.name}
        printedAt={printedAt}
        toFix={check.tubesToFix === 0 ? null : `${countText(check.tubesToFix, 'tube')} to fix.`}
      >
        {[countText(tubes.length, 'tube'), genome, ...(cellLine === null ? [] : [cellLine])].join(' · ')}
      </PrintedHead>
      <PrintedList
        headings={headings}
        whole
        rows={tubes.map((tube) => ({
          key: tube.id,
          cells: [
            tube.position,
            tube.name,
            <SequenceText
              key="sequence"
              text={tube.sequence}
              marks={tube.modifications === 'User-Defined'}
              group={tube.sequence.length > 40 ? 10 : 5}
              wrap
            />,
            writtenBases(tube.sequence),
            geneEditors[tube.nuclease].display,
            tube.modifications,
            yieldOptions.find(({ id }) => id === tube.yield)?.display ?? tube.yield,
            purificationChoices.find(({ id }) => id === tube.purification)?.text,
          ],
        }))}
      />
      {addOnItems(project).map(({ productSlug, quantity }) => (
        <p key={productSlug} className={styles.addOn}>
          {products[productSlug].label}: {quantity}
        </p>
      ))}
    </section>
  );
}
