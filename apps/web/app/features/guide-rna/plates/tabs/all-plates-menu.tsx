import { Menu } from '@cutsite/ui/menu';
import type { CheckedPlate } from '../../check/checked-plates.ts';
import { useBuilder } from '../../project/use-builder.tsx';

/** With more plates than this, some are out of sight on most screens. */
const manyPlates = 6;

/** All plates below each other, for projects with more tabs than fit. */
export function AllPlatesMenu({ plates }: { readonly plates: readonly CheckedPlate[] }) {
  const builder = useBuilder();
  if (plates.length <= manyPlates) return null;
  return (
    <Menu
      label={`All ${plates.length} plates`}
      icon="plate"
      items={plates.map(({ plate, check }) => ({
        id: plate.id,
        label: plate.name.trim() === '' ? 'No name' : plate.name,
        note: `${check.filled} filled${check.wellsToFix > 0 ? `, ${check.wellsToFix} to fix` : ''}`,
        onChoose: () => builder.showPlate(plate.id),
      }))}
    />
  );
}
