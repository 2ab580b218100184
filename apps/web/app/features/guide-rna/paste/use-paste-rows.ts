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

/** The wells that rows go into, in order. `onlySeen`: others are hidden, and nothing goes there. */
interface PasteInto {
  readonly wells: readonly number[];
  readonly onlySeen: boolean;
}

/** Puts rows on the plate in view from a well on, in fill order, or into given wells; rows that name their well go there. One undoable step. */
export function usePasteRows(): (
  rows: readonly RowToPlace[],
  startAt: number | PasteInto,
  ignoredLines?: number,
) => void {
  const builder = useBuilder();
  return useCallback(
    (rows, startAt, ignoredLines = 0) => {
      const plate = activePlateOf(builder.project());
      if (plate === undefined) return;
      const { fillOrder } = builder.store.getState();
      const placement = placeRows(plate, rows, {
        order: fillOrder,
        ...(typeof startAt === 'number' ? { startAt: wellPosition(startAt, plate96) } : { into: startAt.wells }),
        newId: builder.newId,
      });
      const first = placement.placedAt.find((index) => index !== null) ?? null;
      const step = { label: `paste ${figured(rows.length, 'row')}` };
      builder.edit(first === null ? step : { ...step, selection: only(first) }, (project) =>
        updatePlate(project, plate.id, () => placement.plate),
      );
      builder.look({ copied: null });
      const onlySeen = typeof startAt !== 'number' && startAt.onlySeen;
      builder.tell(pastedNotice(placement, ignoredLines, onlySeen), true);
    },
    [builder],
  );
}

export type PasteText = (text: string, into?: PasteInto) => void;

/** Pastes spreadsheet text where the customer is: on the plate from the active well on (or into given wells), or among the tubes. */
export function usePasteText(): PasteText {
  const builder = useBuilder();
  const pasteRows = usePasteRows();
  return useCallback(
    (text, into) => {
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
          return pasteRows(rows, into ?? range.top * plate96.columns + range.left, left);
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
