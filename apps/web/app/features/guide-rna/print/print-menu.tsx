import { PlatePrintMenu } from '../../../builder/print/plate-print-menu.tsx';
import { PrintMenu } from '../../../builder/print/print-menu.tsx';
import { printSheet } from '../../../builder/print/print-plates.ts';
import { useBuilder, useProjectParts } from '../project/use-builder.tsx';

/** Plates or tubes on paper. */
export function GuidePrintMenu() {
  const builder = useBuilder();
  const { format, noTubes } = useProjectParts(({ format, tubes }) => ({
    format,
    noTubes: tubes.every(({ name, sequence }) => name === '' && sequence === ''),
  }));
  if (format === 'plates') return <PlatePrintMenu />;
  const list = { id: 'in view', label: 'This list', note: '', onChoose: () => printSheet(builder, 'in_view') };
  return <PrintMenu label="Print list" choices={noTubes ? [] : [list]} />;
}
