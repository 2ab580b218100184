import { type GuideRnaProject, geneEditors, genomes, yieldOptions } from '@cutsite/domain/guide-rna';
import { products } from '@cutsite/domain/product';
import { writtenBases } from '@cutsite/domain/sequence';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { figured } from '../../../builder/words/count-words.ts';
import { addOnItems } from '../add-ons/add-on-items.ts';
import { useCheckedTubes } from '../check/use-check.ts';
import { purificationChoices } from '../words/purification-choices.ts';
import styles from './print-sheet.module.css';
import { PrintedHead } from './printed-head.tsx';

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
        toFix={check.tubesToFix === 0 ? null : `${figured(check.tubesToFix, 'tube')} to fix.`}
      >
        {[figured(tubes.length, 'tube'), genome, ...(cellLine === null ? [] : [cellLine])].join(' · ')}
      </PrintedHead>
      <table className={styles.list} data-whole>
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
          {tubes.map((tube) => (
            <tr key={tube.id}>
              <td>{tube.position}</td>
              <td>{tube.name}</td>
              <td>
                <SequenceText
                  text={tube.sequence}
                  marks={tube.modifications === 'User-Defined'}
                  group={tube.sequence.length > 40 ? 10 : 5}
                  wrap
                />
              </td>
              <td>{writtenBases(tube.sequence)}</td>
              <td>{geneEditors[tube.nuclease].display}</td>
              <td>{tube.modifications}</td>
              <td>{yieldOptions.find(({ id }) => id === tube.yield)?.display ?? tube.yield}</td>
              <td>{purificationChoices.find(({ id }) => id === tube.purification)?.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {addOnItems(project).map(({ productSlug, quantity }) => (
        <p key={productSlug} className={styles.addOn}>
          {products[productSlug].label}: {quantity}
        </p>
      ))}
    </section>
  );
}
