import { controlsFor } from '@cutsite/domain/gene-library';
import { countText } from '@cutsite/domain/text';
import { Menu } from '@cutsite/ui/menu';
import { only, wellsIn } from '@cutsite/ui/plate-grid';
import { useBuilder, useProject } from '../draft/library-drafts.ts';
import { formatOf } from '../project/library-draft.ts';
import { putControls } from './put-controls.ts';

/** The controls of the genome: one is put into the free wells that are selected, or into the next free one. */
export function ControlsMenu() {
  const builder = useBuilder();
  const { genome } = useProject();
  const put = (label: string) => {
    const { selection, fillOrder } = builder.store.getState();
    const selected = wellsIn(selection, formatOf(builder.project()));
    const made = putControls(builder.project(), label, { selected, order: fillOrder }, builder.newId);
    if (made === null)
      return builder.showNotice({ title: 'This plate is full.', text: 'Clear a well, or add a plate.', refused: true });
    builder.edit({ label: `add ${label}`, selection: only(made.wells[0] ?? 0) }, () => made.draft);
    return builder.showNotice(`${label} put into ${countText(made.wells.length, 'well')}.`, true);
  };
  const items = controlsFor(genome).map(({ slug, label, caption }) => ({
    id: slug,
    label,
    note: caption,
    onChoose: () => put(label),
  }));
  return <Menu label="Controls" icon="plate" items={items} />;
}
