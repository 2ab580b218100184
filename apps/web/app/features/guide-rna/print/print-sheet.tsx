import { printedPlates } from '../../../builder/print/print-plates.ts';
import { PrintSheet } from '../../../builder/print/print-sheet.tsx';
import { checkedPlate } from '../check/checked-plates.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { PrintedGuides } from './printed-plate.tsx';
import { PrintedTubes } from './printed-tubes.tsx';

/** Plates, a page each, or the list of tubes. */
export function GuidePrintSheet() {
  const builder = useBuilder();
  const pages = (printedAt: string) => {
    const project = builder.project();
    if (project.format === 'tubes') return <PrintedTubes project={project} printedAt={printedAt} />;
    return printedPlates(project, builder.store.getState().printed).map((plate) => (
      <PrintedGuides key={plate.id} checked={checkedPlate(project, plate)} project={project} printedAt={printedAt} />
    ));
  };
  return <PrintSheet pages={pages} onPrinted={() => builder.look({ printed: 'in_view' })} />;
}
