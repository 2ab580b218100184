import { plate96, wellLabel, wellPosition } from '../../labware/index.ts';
import { type ExportCell, type ExportTable, escapeFormula, sheetTitles } from '../../sheet/index.ts';
import { geneEditors } from '../options/gene-editors.ts';
import { nmolOf, purificationOptions } from '../options/options.ts';
import type { GuideRnaProject, Plate, Tube, Well } from '../project/project.ts';
import type { GuideRnaSettings } from '../settings/default-settings.ts';

/** The columns of the three exports, to the letter (LI-6 to LI-8). */
export const exportColumns = {
  plate: ['Well Position', 'Name', 'Sequence'],
  tubes: ['Name', 'Sequence', 'Modifications', 'Nuclease'],
  project: ['Project', 'Pos', 'Name', 'Sequences', 'Gene Editor', 'Chemical Mods', 'Amount (nmol)', 'Purification'],
} as const satisfies Record<string, readonly string[]>;

/** Names and sequences go out without the white space around them, as they are compared and made. */
const row = (cells: readonly ExportCell[]): ExportCell[] =>
  cells.map((cell) => (typeof cell === 'number' ? cell : escapeFormula(cell.trim())));

const isUsed = ({ name, sequence }: Pick<Well, 'name' | 'sequence'>): boolean =>
  name.trim() !== '' || sequence.trim() !== '';

const usedWells = (plate: Plate): Well[] =>
  plate.wells.filter(isUsed).toSorted((one, other) => one.index - other.index);

const labelOf = ({ index }: Well): string => wellLabel(wellPosition(index, plate96));

function settingCells({ nuclease, modifications, yield: amount, purification }: GuideRnaSettings): ExportCell[] {
  const purificationName = purificationOptions.find(({ id }) => id === purification)?.display ?? purification;
  return [geneEditors[nuclease].display, modifications, nmolOf(amount), purificationName];
}

/** Each plate on a sheet of its own, named after it: Well Position, Name, Sequence. Empty wells have no row. */
export function plateTables(plates: readonly Plate[]): ExportTable[] {
  const titles = sheetTitles(plates.map((plate) => plate.name));
  return plates.map((plate, at) => ({
    title: titles[at] ?? '',
    rows: [exportColumns.plate, ...usedWells(plate).map((well) => row([labelOf(well), well.name, well.sequence]))],
  }));
}

/** The tubes on one sheet: Name, Sequence, Modifications, Nuclease. Empty tubes have no row. */
export function tubeTable(tubes: readonly Tube[]): ExportTable {
  const rows = tubes
    .filter(isUsed)
    .map((tube) => row([tube.name, tube.sequence, tube.modifications, geneEditors[tube.nuclease].display]));
  return { title: 'Tubes', rows: [exportColumns.tubes, ...rows] };
}

/**
 * Everything that the project would order, with its settings. Tubes are one sheet; each plate is a sheet of its own,
 * and its rows say "project / plate", so that the sheets can be put below each other and still be distinguished.
 */
export function projectTables(project: GuideRnaProject): ExportTable[] {
  if (project.format === 'tubes') {
    const rows = project.tubes
      .filter(isUsed)
      .map((tube) => row([project.name, tube.position, tube.name, tube.sequence, ...settingCells(tube)]));
    return [{ title: 'Tubes', rows: [exportColumns.project, ...rows] }];
  }
  const titles = sheetTitles(project.plates.map((plate) => plate.name));
  return project.plates.map((plate, at) => {
    const label = `${project.name.trim()} / ${plate.name.trim()}`;
    const settings = settingCells(plate);
    const rows = usedWells(plate).map((well) => row([label, labelOf(well), well.name, well.sequence, ...settings]));
    return { title: titles[at] ?? '', rows: [exportColumns.project, ...rows] };
  });
}
