import { Button } from '@cutsite/ui/button';
import { Menu } from '@cutsite/ui/menu';
import { useEditing } from '../../../builder/edit-item/editing.ts';
import { activePlateOf } from '../../../builder/project/builder-project.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { useBuilder, useProjectParts } from '../project/use-builder.tsx';
import { printSheet } from './what-to-print.ts';

/** Plates or tubes on paper. Where there are several plates, it asks which. */
export function PrintMenu() {
  const builder = useBuilder();
  const { format, plateInView, filled, noTubes } = useProjectParts((project) => ({
    format: project.format,
    plateInView: activePlateOf(project)?.name ?? '',
    filled: project.plates.filter(({ wells }) => wells.length > 0).length,
    noTubes: project.tubes.every(({ name, sequence }) => name === '' && sequence === ''),
  }));
  const editing = useEditing();
  if (format === 'plates' && filled > 1 && !editing) {
    return (
      <Menu
        label="Print"
        icon="print"
        items={[
          {
            id: 'in view',
            label: 'This plate',
            note: plateInView,
            onChoose: () => printSheet(builder, 'in_view'),
          },
          {
            id: 'all',
            label: 'All plates',
            note: `${figured(filled, 'plate')}, a page each`,
            onChoose: () => printSheet(builder, 'all'),
          },
        ]}
      />
    );
  }
  const isEmpty = format === 'plates' ? filled === 0 : noTubes;
  return (
    <Button
      variant="quiet"
      icon="print"
      blockedBecause={isEmpty ? 'There is nothing to print yet.' : null}
      onClick={() => printSheet(builder, filled === 1 ? 'all' : 'in_view')}
    >
      {format === 'plates' ? 'Print map' : 'Print list'}
    </Button>
  );
}
