import { type GuideRnaProject, geneEditors, genomes, yieldOptions } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { PrintedPlate } from '../../../builder/print/printed-plate.tsx';
import type { CheckedPlate } from '../check/checked-plates.ts';

interface PrintedGuidesProps {
  readonly checked: CheckedPlate;
  readonly project: GuideRnaProject;
  readonly printedAt: string;
}

/** One plate of guides on paper. */
export function PrintedGuides({ checked: { plate, check }, project, printedAt }: PrintedGuidesProps) {
  const amount = yieldOptions.find(({ id }) => id === plate.yield)?.display ?? plate.yield;
  const genome = genomes.find(({ slug }) => slug === project.genome)?.label ?? '';
  const cellLine = project.cellLine === null ? [] : [project.cellLine];
  return (
    <PrintedPlate
      plate={plate}
      format={plate96}
      project={project.name}
      printedAt={printedAt}
      settings={[geneEditors[plate.nuclease].display, plate.modifications, `${amount} per well`, genome, ...cellLine]}
      filled={plate.wells.length}
      wellsToFix={check.wellsToFix}
      isFaulty={(index) => check.wells.get(index)?.some(({ severity }) => severity === 'error') === true}
      nameIn={({ name }) => name}
      headings={['Name', 'Target, 5′ to 3′']}
      cells={({ name, sequence }, isLong) => [
        name,
        <SequenceText
          key="target"
          text={sequence}
          marks={plate.modifications === 'User-Defined'}
          group={isLong ? 10 : 5}
          wrap
        />,
      ]}
    />
  );
}
