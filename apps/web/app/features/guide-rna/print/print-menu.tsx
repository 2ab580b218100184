import { Button } from '@cutsite/ui/button';
import { Menu } from '@cutsite/ui/menu';
import { activePlateOf } from '../project/edit-plates.ts';
import { useBuilder, useProject } from '../project/use-builder.tsx';
import { useEditing } from '../screen/editing.ts';
import { figured } from '../words/count-words.ts';
import { printSheet } from './what-to-print.ts';

/** Plates or tubes on paper. Where there are several plates, it asks which. */
export function PrintMenu() {
  const builder = useBuilder();
  const project = useProject();
  const editing = useEditing();
  const filled = project.plates.filter(({ wells }) => wells.length > 0);
  if (project.format === 'plates' && filled.length > 1 && !editing) {
    return (
      <Menu
        label="Print"
        icon="print"
        items={[
          {
            id: 'in view',
            label: 'This plate',
            note: activePlateOf(project)?.name ?? '',
            onChoose: () => printSheet(builder, 'in_view'),
          },
          {
            id: 'all',
            label: 'All plates',
            note: `${figured(filled.length, 'plate')}, a page each`,
            onChoose: () => printSheet(builder, 'all'),
          },
        ]}
      />
    );
  }
  const isEmpty =
    project.format === 'plates'
      ? filled.length === 0
      : project.tubes.every(({ name, sequence }) => name === '' && sequence === '');
  return (
    <Button
      variant="quiet"
      icon="print"
      blockedBecause={isEmpty ? 'There is nothing to print yet.' : null}
      onClick={() => printSheet(builder, filled.length === 1 ? 'all' : 'in_view')}
    >
      {project.format === 'plates' ? 'Print map' : 'Print list'}
    </Button>
  );
}
