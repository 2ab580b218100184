import { EmptyState } from '../../../builder/plate-view/empty-plate.tsx';
import { useTemplate } from '../add-sequences/use-template.ts';
import { exampleRows } from '../paste/example-rows.ts';
import { addTubeRows } from '../project/edit-tubes.ts';
import { useBuilder, useProjectParts } from '../project/use-builder.tsx';

/** As many as tell how a list of tubes looks. */
const tubesOfExample = 4;

/** What a list of tubes takes, while it holds nothing but its one blank row. */
export function EmptyTubes() {
  const builder = useBuilder();
  const onTemplate = useTemplate('tubes');
  const { isEmpty } = useProjectParts(({ tubes }) => ({
    isEmpty: tubes.every(({ name, sequence }) => name === '' && sequence === ''),
  }));
  if (!isEmpty) return null;
  const load = () => {
    const rows = exampleRows().slice(0, tubesOfExample);
    const contents = rows.map(({ name, sequence }) => ({ name, sequence }));
    const { newTubeSettings } = builder.store.getState().own;
    builder.edit({ label: 'load the example' }, (project) =>
      addTubeRows(project, contents, newTubeSettings, builder.newId),
    );
    builder.showNotice(`${rows.length} tubes of the example added.`, true);
  };
  return (
    <EmptyState title="No tubes yet" onExample={load} onTemplate={onTemplate}>
      Paste names and targets from a spreadsheet anywhere on this page, or type into the first row. One tube is enough;
      each has its own gene editor, modifications, yield and purification. Enter the target alone: the scaffold is
      added.
    </EmptyState>
  );
}
