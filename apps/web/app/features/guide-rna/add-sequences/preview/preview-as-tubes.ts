import { checkTubes, type GuideRnaProject, type GuideRnaSettings, type RepairKind } from '@cutsite/domain/guide-rna';
import type { ReadSheets } from '@cutsite/domain/sheet';
import { addTubeRows } from '../../project/edit-tubes.ts';
import type { NewId } from '../../project/edit-wells.ts';
import { mend, mostRowsAtOnce, type PreviewRow, summed, type WorkedOut, withoutPlace } from './preview.ts';

/** Rows for tubes: they replace a single empty tube or are appended (Specification 1 §4). Sheets follow one another. */
export function previewAsTubes(
  read: ReadSheets,
  ticked: ReadonlySet<RepairKind>,
  project: GuideRnaProject,
  settings: GuideRnaSettings,
  tubeNamesInCart: ReadonlySet<string>,
  newId: NewId,
): WorkedOut {
  const all = read.sheets.flatMap(({ sheet }) => sheet.rows);
  const mended = mend(all.slice(0, mostRowsAtOnce), settings, ticked);
  const contents = mended.map(({ row, name, sequence }) => ({
    name,
    sequence,
    ...(row.modifications === null ? {} : { modifications: row.modifications }),
  }));
  const after = addTubeRows(project, contents, settings, newId);
  const checked = checkTubes(after.tubes, { tubeNamesInCart }).rows;
  const first = after.tubes.length - mended.length;
  const rows = mended.map((one, at): PreviewRow => {
    const place = after.tubes[first + at]?.position ?? null;
    return { ...one, faults: checked[first + at] ?? [], place, plateName: null, noPlace: null };
  });
  for (const row of all.slice(mostRowsAtOnce)) {
    rows.push(withoutPlace({ row, name: row.name, sequence: row.sequence, repairs: [] }, 'too_many'));
  }
  return { preview: summed(rows, read.sheets, read.skipped, ticked, []), after };
}
