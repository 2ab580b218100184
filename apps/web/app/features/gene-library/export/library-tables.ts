import { type PlateFormat, positionsInOrder, wellIndex, wellLabel } from '@cutsite/domain/labware';
import { type ExportTable, escapeFormula, robotList, sheetTitles } from '@cutsite/domain/sheet';
import type { CheckedPlate } from '../check/checked-library.ts';
import { formatOf, type LibraryDraft } from '../project/library-draft.ts';

/** The columns of an exported plate; the first two are those of a list of wells, which comes back as it is (LI-15). */
const headings = ['Well Position', 'Gene', 'Ensembl ID', 'Typed', 'Type', 'Guides'] as const;

/** A plate's wells down the columns, empty ones too, so that an import sees how they lie (LI-17). */
export function libraryTables(plates: readonly CheckedPlate[], format: PlateFormat): readonly ExportTable[] {
  const titles = sheetTitles(plates.map(({ plate }) => plate.name));
  return plates.map(({ plate, known }, at) => {
    const typed = new Map(plate.wells.map(({ index, name }) => [index, name]));
    const rows = positionsInOrder(format, 'by_column').map((position) => {
      const index = wellIndex(position, format);
      const name = typed.get(index) ?? '';
      const well = known.get(index);
      const shown = well?.control?.label ?? well?.validatedName ?? name;
      const guides = well?.numGuides ?? '';
      return [
        wellLabel(position),
        escapeFormula(shown),
        well?.ensemblId ?? '',
        escapeFormula(name),
        well?.type ?? '',
        guides,
      ];
    });
    return { title: titles[at] ?? `Plate ${at + 1}`, rows: [[...headings], ...rows] };
  });
}

/**
 * For a liquid handler, all plates below each other: the wells that can be made, down the columns. Empty wells and
 * those with a fault have no line, as nothing comes in them.
 */
export function robotTable(
  plates: readonly CheckedPlate[],
  draft: Pick<LibraryDraft, 'name' | 'plateType' | 'quantityPerWell'>,
): ExportTable {
  const format = formatOf(draft);
  const wells = plates.flatMap(({ plate, known }) =>
    positionsInOrder(format, 'by_column').flatMap((position) => {
      const well = known.get(wellIndex(position, format));
      if (well === undefined || well.errors.length > 0) return [];
      return [
        {
          plate: plate.name,
          well: wellLabel(position),
          id: well.ensemblId ?? '',
          name: well.control?.label ?? well.validatedName ?? well.value,
          type: well.type,
          amount: draft.quantityPerWell,
        },
      ];
    }),
  );
  return robotList(draft.name, 'pmol', wells);
}
