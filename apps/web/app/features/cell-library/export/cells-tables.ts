import { type ControlWell, poolRack } from '@cutsite/domain/cell-library';
import { positionsInOrder, wellIndex, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { type ExportTable, escapeFormula, sheetTitles } from '@cutsite/domain/sheet';
import type { CheckedRack } from '../check/checked-cells.ts';

const flag = (is: boolean): string => (is ? 'yes' : '');

/** The pools in their order. The first column is that of a list of pools, which comes back as it is (LI-20). */
export function poolTable(racks: readonly CheckedRack[]): readonly ExportTable[] {
  const rows = racks.flatMap(({ plate, known }) =>
    positionsInOrder(poolRack, 'by_column').flatMap((position) => {
      const index = wellIndex(position, poolRack);
      const well = plate.wells.find((one) => one.index === index);
      if (well === undefined) return [];
      const pool = known.get(index);
      return [
        [
          escapeFormula(pool?.validatedName ?? well.name.trim()),
          pool?.ensemblId ?? '',
          escapeFormula(well.name.trim()),
          pool?.numGuides ?? '',
          flag(pool?.isEssential === true),
          escapeFormula((pool?.offTargetGenes ?? []).join(' ')),
          plate.name,
          wellLabel(position),
        ],
      ];
    }),
  );
  const headings = ['Gene', 'Ensembl ID', 'Typed', 'Guides', 'Common essential', 'Also cut', 'Rack', 'Well Position'];
  return [{ title: 'Pools', rows: [headings, ...rows] }];
}

const wordOf = ({ type }: ControlWell): string =>
  type === 'viability' ? 'used up in the test, not shipped' : 'control';

/** Every rack with its pools and controls, wells down the columns, empty slots too. */
export function rackTables(racks: readonly CheckedRack[]): readonly ExportTable[] {
  const titles = sheetTitles(racks.map(({ plate }) => plate.name));
  return racks.map(({ plate, known, controls }, at) => {
    const typed = new Map(plate.wells.map(({ index, name }) => [index, name.trim()]));
    const rows = positionsInOrder(poolRack, 'by_column').map((position) => {
      const index = wellIndex(position, poolRack);
      const name = typed.get(index);
      const label = wellLabel(wellPosition(index, poolRack));
      const control = controls.get(index);
      if (name !== undefined) {
        const pool = known.get(index);
        return [label, escapeFormula(pool?.validatedName ?? name), pool?.ensemblId ?? '', 'pool', escapeFormula(name)];
      }
      if (control === undefined) return [label, '', '', '', ''];
      const shown = control.number === null ? control.label : `${control.label} ${control.number}`;
      return [label, shown, '', wordOf(control), ''];
    });
    return {
      title: titles[at] ?? `Rack ${at + 1}`,
      rows: [['Well Position', 'Gene', 'Ensembl ID', 'Type', 'Typed'], ...rows],
    };
  });
}
