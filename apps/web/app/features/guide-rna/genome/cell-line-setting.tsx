import { findCellLines, genomes, knownCellLine } from '@cutsite/domain/guide-rna';
import { Combobox } from '@cutsite/ui/combobox';
import { useMemo } from 'react';
import { useBuilder, useProjectParts } from '../project/use-builder.tsx';
import styles from './genome.module.css';

/** The longest text that the service takes. */
const longest = 200;

/** A known cell line of the genome, searched by its name, or any other text. */
export function CellLineSetting() {
  const builder = useBuilder();
  const { genome, cellLine } = useProjectParts((project) => ({ genome: project.genome, cellLine: project.cellLine }));
  const typed = cellLine ?? '';
  const known = knownCellLine(typed);
  const options = useMemo(
    () =>
      // A line that is chosen is no search: the list then shows all, to change it.
      findCellLines(known?.name === typed ? '' : typed, genome).map(({ name, origin, organism }) => ({
        value: name,
        note: genome === 'other' ? `${organism}, ${origin}` : origin,
      })),
    [typed, known, genome],
  );
  const isElsewhere = known !== null && known.species !== genome;
  return (
    <div className={styles.setting}>
      <span aria-hidden="true">Cell line</span>
      <Combobox
        label="Cell line"
        value={typed}
        options={options}
        maxLength={longest}
        placeholder={`optional, e.g. ${findCellLines('', genome)[0]?.name ?? ''}`}
        emptyText="Not in our list. We use the name as you type it."
        describedBy={isElsewhere ? 'cell-line-genome' : undefined}
        onValueChange={(text) =>
          builder.edit({ label: 'cell line', mergeKey: 'cellLine' }, (before) => ({
            ...before,
            cellLine: text.trim() === '' ? null : text,
          }))
        }
        onLeave={builder.endStep}
      />
      {isElsewhere ? (
        <small id="cell-line-genome" role="status">
          {known.name} is a {known.organism} line, and the genome is set to{' '}
          {genomes.find(({ slug }) => slug === genome)?.commonName}.
        </small>
      ) : null}
    </div>
  );
}
