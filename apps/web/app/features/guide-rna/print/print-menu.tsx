import { useEditing } from '../../../builder/edit-item/editing.ts';
import { PrintMenu } from '../../../builder/print/print-menu.tsx';
import { activePlateOf } from '../../../builder/project/builder-project.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { useBuilder, useProjectParts } from '../project/use-builder.tsx';
import { printSheet } from './what-to-print.ts';

/** Plates or tubes on paper. Where there are several plates, it asks which. */
export function GuidePrintMenu() {
  const builder = useBuilder();
  const { format, plateInView, filled, noTubes } = useProjectParts((project) => ({
    format: project.format,
    plateInView: activePlateOf(project)?.name ?? '',
    filled: project.plates.filter(({ wells }) => wells.length > 0).length,
    noTubes: project.tubes.every(({ name, sequence }) => name === '' && sequence === ''),
  }));
  const editing = useEditing();
  const inView = {
    id: 'in view',
    label: 'This plate',
    note: plateInView,
    onChoose: () => printSheet(builder, 'in_view'),
  };
  const all = {
    id: 'all',
    label: 'All plates',
    note: `${figured(filled, 'plate')}, a page each`,
    onChoose: () => printSheet(builder, 'all'),
  };
  const ofPlates = filled === 0 ? [] : filled === 1 ? [all] : editing ? [inView] : [inView, all];
  const ofTubes = noTubes ? [] : [inView];
  return (
    <PrintMenu
      label={format === 'plates' ? 'Print map' : 'Print list'}
      choices={format === 'plates' ? ofPlates : ofTubes}
    />
  );
}
