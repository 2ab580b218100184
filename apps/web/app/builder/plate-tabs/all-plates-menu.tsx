import { Menu } from '@cutsite/ui/menu';
import { plateTitle, type ShownPlate } from '../plates/shown-plate.ts';
import { useBuilder } from '../project/builder-context.tsx';

/** With more plates than this, some are out of sight on most screens. */
const manyPlates = 6;

/** All plates below each other, for projects with more tabs than fit. */
export function AllPlatesMenu({ plates }: { readonly plates: readonly ShownPlate[] }) {
  const builder = useBuilder();
  if (plates.length <= manyPlates) return null;
  return (
    <Menu
      label={`All ${plates.length} plates`}
      icon="plate"
      items={plates.map((plate) => ({
        id: plate.id,
        label: plateTitle(plate),
        note: `${plate.filled} filled${plate.wellsToFix > 0 ? `, ${plate.wellsToFix} to fix` : ''}`,
        onChoose: () => builder.showPlate(plate.id),
      }))}
    />
  );
}
