import type { RowToPlace } from '@cutsite/domain/labware';
import { type IgnoredLine, ignoredReasonMessages, type SheetRow } from '@cutsite/domain/sheet';
import { only, rangeOf } from '@cutsite/ui/plate-grid';
import { useCallback } from 'react';
import { useNewVersion } from '../../platform/failure-dialog.tsx';
import type { WellWriting } from '../arrange/well-writing.ts';
import { forgetKeptList, keepList } from '../list-import/kept-list.ts';
import { putPlates } from '../plates/put-plates.ts';
import { useBuilderOf } from '../project/builder-context.tsx';
import { activePlateOf, type BuilderProject, type PlateOf } from '../project/builder-project.ts';
import type { Builder } from '../project/builder-store.ts';
import { figured } from '../words/count-words.ts';
import { pasteIntoRange } from './paste-into-range.ts';
import { pastedNotice } from './pasted-notice.ts';
import { type PasteInto, type ProductPlates, placePasted } from './place-pasted.ts';
import { longPaste, readPaste } from './read-paste.ts';

/** What a product says of text that is pasted on its screen. The same object from drawing to drawing. */
export interface PasteRules<Project extends BuilderProject, Own = unknown> {
  readonly plates: ProductPlates<Project> & Omit<WellWriting, 'newId'>;
  /** Whether the rows hold what the product is made of: a mail that was on the clipboard by mistake does not. */
  readonly isKept: (rows: readonly SheetRow[]) => boolean;
  /** Rows that ask for something that the plate has not: they are shown in the dialog first. */
  readonly asksForMore: (plate: PlateOf<Project>, rows: readonly SheetRow[]) => boolean;
  /** Rows that go elsewhere than on a plate; says what was done, or false where they go on the plate in view. */
  readonly elsewhere: (builder: Builder<Project, Own>, rows: readonly SheetRow[]) => string | false;
}

/** Blank lines are no news. */
const isNews = ({ reason }: IgnoredLine): boolean =>
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
export function usePasteRows<Project extends BuilderProject>(plates: ProductPlates<Project>): PasteRows {
  const builder = useBuilderOf<Project>();
  return useCallback(
    (rows, startAt, ignoredLines = 0) => {
      const before = builder.project();
      const plate = activePlateOf(before);
      if (plate === undefined) return 'done';
      const { fillOrder } = builder.store.getState();
      const placement = placePasted(before, plate, rows, startAt, fillOrder, plates, builder.newId);
      if (placement.notPlaced.some(({ reason }) => reason !== 'plate_full')) return 'better_looked_at';
      const filled = placement.plates.map((loaded) => loaded.plate);
      const first = placement.plates[0]?.placed[0]?.index;
      const step = { label: `paste ${figured(rows.length, 'row')}` };
      builder.edit(first === undefined ? step : { ...step, selection: only(first) }, (project) =>
        putPlates(project, filled),
      );
      builder.look({ copied: null });
      const onlySeen = typeof startAt !== 'number' && startAt.onlySeen;
      builder.showNotice(pastedNotice(placement, plates.format, ignoredLines, onlySeen), true);
      return 'done';
    },
    [builder, plates],
  );
}

export type PasteText = (text: string, into?: PasteInto) => void;

/**
 * Pastes spreadsheet text where the customer is: on the plate from the active well on, into given wells, or where else
 * the product has its rows.
 */
export function usePasteText<Project extends BuilderProject, Own>(rules: PasteRules<Project, Own>): PasteText {
  const builder = useBuilderOf<Project, Own>();
  const pasteRows = usePasteRows(rules.plates);
  const tellNewVersion = useNewVersion();
  return useCallback(
    (text, into) => {
      const { plates, isKept, asksForMore, elsewhere } = rules;
      const { format } = plates;
      const lookFirst = () => builder.look({ incoming: { kind: 'text', text } });
      const paste = async () => {
        const read = text.length > longPaste ? 'better_looked_at' : await readPaste(text, isKept);
        if (read === 'better_looked_at') return lookFirst();
        if (!read.ok) return builder.showNotice(`Nothing was pasted. ${read.error}`);
        const { rows, ignored } = read.value;
        const news = ignored.filter(isNews);
        if (rows.length === 0) return builder.showNotice(`Nothing was pasted. ${reasonOf(news)}`);
        const left = news.length;
        const said = elsewhere(builder, rows);
        if (said !== false)
          return builder.showNotice(`${said}${left > 0 ? ` ${figured(left, 'line')} ignored.` : ''}`, true);
        const { selection, fillOrder } = builder.store.getState();
        const plate = activePlateOf(builder.project());
        if (plate !== undefined && asksForMore(plate, rows)) return lookFirst();
        const range =
          into === undefined && plate !== undefined ? pasteIntoRange(plate, rows, selection, fillOrder, plates) : null;
        const { top, left: column } = rangeOf(selection, format);
        const pasted = pasteRows(range?.rows ?? rows, into ?? range?.into ?? top * format.columns + column, left);
        return pasted === 'better_looked_at' ? lookFirst() : undefined;
      };
      paste().catch(async () => {
        // After the reload the list is shown, to be added.
        keepList(text);
        if (await tellNewVersion(forgetKeptList)) return;
        forgetKeptList();
        // The dialog has a reader of its own, which can be asked for again.
        if (navigator.onLine) return lookFirst();
        builder.showNotice(
          'Nothing was pasted. Part of this page could not be loaded; check your connection and paste again.',
        );
      });
    },
    [builder, pasteRows, rules, tellNewVersion],
  );
}
