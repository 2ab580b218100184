import { askedSettings, type GuideRnaSettings } from '@cutsite/domain/guide-rna';
import { plate96, type RowToPlace } from '@cutsite/domain/labware';
import { type IgnoredLine, ignoredReasonMessages, type SheetRow } from '@cutsite/domain/sheet';
import { only, rangeOf } from '@cutsite/ui/plate-grid';
import { useCallback } from 'react';
import { forgetKeptList, keepList } from '../../../builder/list-import/kept-list.ts';
import { putPlates } from '../../../builder/plates/put-plates.ts';
import { activePlateOf } from '../../../builder/project/builder-project.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { useNewVersion } from '../../../platform/failure-dialog.tsx';
import { addTubeRows } from '../project/edit-tubes.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { pasteIntoRange } from './paste-into-range.ts';
import { pastedNotice } from './pasted-notice.ts';
import { type PasteInto, placePasted } from './place-pasted.ts';
import { longPaste, readPaste } from './read-paste.ts';

/** Blank lines are no news. */
const isNews = ({ reason }: { readonly reason: string }): boolean =>
  reason !== 'blank' && reason !== 'empty_well' && reason !== 'header';

const reasonOf = ([first]: readonly IgnoredLine[]): string =>
  first === undefined ? '' : ignoredReasonMessages[first.reason];

type PasteRows = (
  rows: readonly RowToPlace[],
  startAt: number | PasteInto,
  ignoredLines?: number,
) => 'done' | 'better_looked_at';

/**
 * Puts rows on the plate in view from a well on, in fill order, or into given wells; rows that name their well go
 * there, and rows past the last well start another plate. One undoable step. A list that names wells which are not to
 * be had changes nothing: the dialog shows it, with what can be done.
 */
export function usePasteRows(): PasteRows {
  const builder = useBuilder();
  return useCallback(
    (rows, startAt, ignoredLines = 0) => {
      const before = builder.project();
      const plate = activePlateOf(before);
      if (plate === undefined) return 'done';
      const { fillOrder } = builder.store.getState();
      const placement = placePasted(before, plate, rows, startAt, fillOrder, builder.newId);
      if (placement.notPlaced.some(({ reason }) => reason !== 'plate_full')) return 'better_looked_at';
      const plates = placement.plates.map((loaded) => loaded.plate);
      const first = placement.plates[0]?.placed[0]?.index;
      const step = { label: `paste ${figured(rows.length, 'row')}` };
      builder.edit(first === undefined ? step : { ...step, selection: only(first) }, (project) =>
        putPlates(project, plates),
      );
      builder.look({ copied: null });
      const onlySeen = typeof startAt !== 'number' && startAt.onlySeen;
      builder.tell(pastedNotice(placement, ignoredLines, onlySeen), true);
      return 'done';
    },
    [builder],
  );
}

/**
 * Rows that ask for another editor, chemistry, amount or purification than the plate has: that is not lost in silence.
 */
const asksForOthers = (plate: GuideRnaSettings, rows: readonly SheetRow[]): boolean =>
  rows.some((row) => {
    const { settings, notUnderstood } = askedSettings(row);
    const fields = Object.keys(settings) as (keyof GuideRnaSettings)[];
    return notUnderstood.length > 0 || fields.some((field) => settings[field] !== plate[field]);
  });

export type PasteText = (text: string, into?: PasteInto) => void;

/**
 * Pastes spreadsheet text where the customer is: on the plate from the active well on (or into given wells), or among
 * the tubes.
 */
export function usePasteText(): PasteText {
  const builder = useBuilder();
  const pasteRows = usePasteRows();
  const tellNewVersion = useNewVersion();
  return useCallback(
    (text, into) => {
      const lookFirst = () => builder.look({ incoming: { kind: 'text', text } });
      const paste = async () => {
        const read = text.length > longPaste ? 'better_looked_at' : await readPaste(text);
        if (read === 'better_looked_at') return lookFirst();
        if (!read.ok) return builder.tell(`Nothing was pasted. ${read.error}`);
        const { rows, ignored } = read.value;
        const news = ignored.filter(isNews);
        if (rows.length === 0) return builder.tell(`Nothing was pasted. ${reasonOf(news)}`);
        const left = news.length;
        if (builder.project().format === 'plates') {
          const { selection, fillOrder } = builder.store.getState();
          const plate = activePlateOf(builder.project());
          if (plate !== undefined && asksForOthers(plate, rows)) return lookFirst();
          const range =
            into === undefined && plate !== undefined ? pasteIntoRange(plate, rows, selection, fillOrder) : null;
          const { top, left: column } = rangeOf(selection, plate96);
          const pasted = pasteRows(range?.rows ?? rows, into ?? range?.into ?? top * plate96.columns + column, left);
          return pasted === 'better_looked_at' ? lookFirst() : undefined;
        }
        const { newTubeSettings } = builder.store.getState().own;
        const tubes = rows.map((row) => ({ name: row.name, sequence: row.sequence, ...askedSettings(row).settings }));
        builder.edit({ label: `paste ${figured(rows.length, 'tube')}` }, (project) =>
          addTubeRows(project, tubes, newTubeSettings, builder.newId),
        );
        builder.tell(
          `${figured(rows.length, 'tube')} pasted.${left > 0 ? ` ${figured(left, 'line')} ignored.` : ''}`,
          true,
        );
      };
      paste().catch(async () => {
        // After the reload the list is shown, to be added.
        keepList(text);
        if (await tellNewVersion(forgetKeptList)) return;
        forgetKeptList();
        // The dialog has a reader of its own, which can be asked for again.
        if (navigator.onLine) return lookFirst();
        builder.tell('Nothing was pasted. The store cannot be reached to load the reader of spreadsheets.');
      });
    },
    [builder, pasteRows, tellNewVersion],
  );
}
