import { placeRows, type RowToPlace } from '@cutsite/domain/guide-rna';
import { plate96, wellPosition } from '@cutsite/domain/labware';
import { type IgnoredLine, ignoredReasonMessages } from '@cutsite/domain/sheet';
import { only, rangeOf } from '@cutsite/ui/plate-grid';
import { useCallback } from 'react';
import { activePlateOf } from '../project/edit-plates.ts';
import { addTubeRows } from '../project/edit-tubes.ts';
import { updatePlate } from '../project/edit-wells.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { figured } from '../words/count-words.ts';
import { pastedNotice } from './pasted-notice.ts';
import { longPaste, readPaste } from './read-paste.ts';

/** Blank lines are no news. */
const isNews = ({ reason }: { readonly reason: string }): boolean =>
  reason !== 'blank' && reason !== 'empty_well' && reason !== 'header';

const reasonOf = ([first]: readonly IgnoredLine[]): string =>
  first === undefined ? '' : ignoredReasonMessages[first.reason];

/** Puts rows on the plate in view from a well on, in fill order; rows that name their well go there. One undoable step. */
export function usePasteRows(): (rows: readonly RowToPlace[], startAt: number, ignoredLines?: number) => void {
  const builder = useBuilder();
  return useCallback(
    (rows, startAt, ignoredLines = 0) => {
      const plate = activePlateOf(builder.project());
      if (plate === undefined) return;
      const { fillOrder } = builder.store.getState();
      const placement = placeRows(plate, rows, {
        order: fillOrder,
        startAt: wellPosition(startAt, plate96),
        newId: builder.newId,
      });
      builder.edit({ label: `paste ${figured(rows.length, 'row')}` }, (project) =>
        updatePlate(project, plate.id, () => placement.plate),
      );
      const first = placement.placedAt.find((index) => index !== null);
      builder.look({ copied: null, ...(first === undefined ? {} : { selection: only(first) }) });
      builder.tell(pastedNotice(placement, ignoredLines), true);
    },
    [builder],
  );
}

/** Pastes spreadsheet text where the customer is: on the plate from the active well on, or among the tubes. */
export function usePasteText(): (text: string) => void {
  const builder = useBuilder();
  const pasteRows = usePasteRows();
  return useCallback(
    (text) => {
      const paste = async () => {
        const read = text.length > longPaste ? 'better_looked_at' : await readPaste(text);
        if (read === 'better_looked_at') return builder.look({ incoming: { kind: 'text', text } });
        if (!read.ok) return builder.tell(`Nothing was pasted. ${read.error}`);
        const { rows, ignored } = read.value;
        const news = ignored.filter(isNews);
        if (rows.length === 0) return builder.tell(`Nothing was pasted. ${reasonOf(news)}`);
        const left = news.length;
        if (builder.project().format === 'plates') {
          const range = rangeOf(builder.store.getState().selection, plate96);
          return pasteRows(rows, range.top * plate96.columns + range.left, left);
        }
        const { newTubeSettings } = builder.store.getState();
        const tubes = rows.map(({ name, sequence, modifications }) => ({
          name,
          sequence,
          ...(modifications === null ? {} : { modifications }),
        }));
        builder.edit({ label: `paste ${figured(rows.length, 'tube')}` }, (project) =>
          addTubeRows(project, tubes, newTubeSettings, builder.newId),
        );
        builder.tell(
          `${figured(rows.length, 'tube')} pasted.${left > 0 ? ` ${figured(left, 'line')} ignored.` : ''}`,
          true,
        );
      };
      paste().catch(() =>
        builder.tell('Nothing was pasted. The store cannot be reached to load the reader of spreadsheets.'),
      );
    },
    [builder, pasteRows],
  );
}
