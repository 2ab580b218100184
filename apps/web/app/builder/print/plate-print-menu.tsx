import { countText } from '@cutsite/domain/text';
import { useEditing } from '../edit-item/editing.ts';
import { useBuilder, useProjectParts } from '../project/builder-context.tsx';
import { activePlateOf } from '../project/builder-project.ts';
import { PrintMenu } from './print-menu.tsx';
import { printSheet } from './print-plates.ts';

/** Plates on paper. Where there are several, it asks which. */
export function PlatePrintMenu() {
  const builder = useBuilder();
  const { inView, filled } = useProjectParts((project) => ({
    inView: activePlateOf(project)?.name ?? '',
    filled: project.plates.filter(({ wells }) => wells.length > 0).length,
  }));
  const editing = useEditing();
  const one = { id: 'in view', label: 'This plate', note: inView, onChoose: () => printSheet(builder, 'in_view') };
  const note = `${countText(filled, 'plate')}, a page each`;
  const all = { id: 'all', label: 'All plates', note, onChoose: () => printSheet(builder, 'all') };
  const choices = filled === 0 ? [] : filled === 1 ? [all] : editing ? [one] : [one, all];
  return <PrintMenu label="Print map" choices={choices} />;
}
