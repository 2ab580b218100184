import { only } from '@cutsite/ui/plate-grid';
import { putWells, updatePlate } from '../../../builder/plates/edit-wells.ts';
import { plateInView } from '../../../builder/project/builder-project.ts';
import type { Builder } from '../../../builder/project/builder-store.ts';
import { type CellsDraft, placeForName } from '../project/cells-draft.ts';

/**
 * Writes a name at the selected well: into its pool, or into the first free slot, which is selected then. The gene that
 * was chosen for another name goes with that name.
 */
export function typeName(builder: Builder<CellsDraft, null>, name: string): void {
  const draft = builder.project();
  const { active } = builder.store.getState().selection;
  const place = placeForName(draft, { plateId: plateInView(draft).id, index: active }, builder.newId);
  if (name.trim() === '' && place.draft === draft && isEmptyAt(draft, place.plateId, place.index)) return;
  builder.edit(
    {
      label: 'type a name',
      mergeKey: `${place.plateId}.${place.index}.name`,
      selection: only(place.index),
    },
    () => ({
      ...updatePlate(place.draft, place.plateId, (rack) =>
        putWells(rack, [{ index: place.index, name, sequence: '' }], builder.newId),
      ),
      activePlateId: place.plateId,
    }),
  );
}

const isEmptyAt = (draft: CellsDraft, plateId: string, index: number): boolean =>
  draft.plates.every((rack) => rack.id !== plateId || rack.wells.every((well) => well.index !== index));
