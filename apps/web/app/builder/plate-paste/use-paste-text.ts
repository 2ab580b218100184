import type { LoadedPlate, RowToPlace } from '@cutsite/domain/labware';
import { type IgnoredLine, ignoredReasonMessages, type SheetRow } from '@cutsite/domain/sheet';
import { countText } from '@cutsite/domain/text';
import { only, rangeOf } from '@cutsite/ui/plate-grid';
import { useCallback } from 'react';
import { useNewVersion } from '../../platform/failure/failure-dialog.tsx';
import type { WellWriting } from '../arrange/well-writing.ts';
import { forgetKeptList, keepList } from '../list-import/kept-list.ts';
import type { Noun } from '../list-import/list-product.ts';
import { nothingPasted } from '../paste/nothing-pasted.ts';
import { putPlates } from '../plates/put-plates.ts';
import { useBuilderOf } from '../project/builder-context.tsx';
import { activePlateOf, type BuilderProject, type PlateOf } from '../project/builder-project.ts';
import type { Builder } from '../project/builder-store.ts';
import { pasteIntoRange } from './paste-into-range.ts';
import { pastedNotice, replacedNotice, whyNothingFits } from './pasted-notice.ts';
import { type PasteInto, type ProductPlates, placePasted } from './place-pasted.ts';
import { longPaste, readPaste } from './read-paste.ts';

/** What becomes of rows that were read. */
export interface PasteLanding<Project extends BuilderProject, Own = unknown> {
  /** Rows that go elsewhere than on a plate; says what was done, or null where they go on the plate in view. */
  readonly elsewhere: (
    builder: Builder<Project, Own>,
    rows: readonly SheetRow[],
  ) => { readonly said: string } | 'better_looked_at' | null;
  /** Plates with what is only writing mended in their pasted wells, and what is said of it. */
  readonly mend: MendPasted<Project>;
}

type MendPasted<Project extends BuilderProject> = (
  project: Project,
  plates: readonly LoadedPlate<PlateOf<Project>>[],
) => { readonly plates: readonly LoadedPlate<PlateOf<Project>>[]; readonly said: string } | 'better_looked_at';

/** What a product says of text that is pasted on its screen. The same object from drawing to drawing. */
export interface PasteRules<Project extends BuilderProject, Own = unknown> {
  /** What a row is called: "guide", "guides". */
  readonly noun: Noun;
  readonly plates: ProductPlates<Project> & Omit<WellWriting, 'newId'>;
  /** Whether the rows hold what the product is made of: a mail that was on the clipboard by mistake does not. */
  readonly isKept: (rows: readonly SheetRow[]) => boolean;
  /** Rows that ask for something that the plate has not: they are shown in the dialog first. */
  readonly asksForMore: (plate: PlateOf<Project>, rows: readonly SheetRow[]) => boolean;
  /** Loaded with the first paste: the order screen opens without it. */
  readonly landing: () => Promise<PasteLanding<Project, Own>>;
}

/** Blank lines are no news. */
const isNews = ({ reason }: IgnoredLine): boolean =>
  reason !== 'blank' && reason !== 'empty_well' && reason !== 'header';

const reasonOf = ([first]: readonly IgnoredLine[]): string =>
  first === undefined ? '' : ignoredReasonMessages[first.reason];

type PasteRows<Project extends BuilderProject> = (
  rows: readonly RowToPlace[],
  startAt: number | PasteInto,
  ignoredLines?: number,
  mend?: MendPasted<Project>,
) => 'done' | 'better_looked_at';

/**
 * Puts rows on the plate in view from a well on, in fill order, or into given wells; rows that name their well go
 * there, and rows past the last well start another plate. One undoable step. A list that names wells which are not to
 * be had changes nothing, nor does one with more to mend than its writing: the dialog shows it, with what can be done.
 */
export function usePasteRows<Project extends BuilderProject>(
  plates: ProductPlates<Project>,
  noun: Noun,
): PasteRows<Project> {
  const builder = useBuilderOf<Project>();
  return useCallback(
    (rows, startAt, ignoredLines = 0, mend) => {
      const before = builder.project();
      const plate = activePlateOf(before);
      if (plate === undefined) return 'done';
      const { fillOrder } = builder.store.getState();
      const placement = placePasted(before, plate, rows, startAt, fillOrder, plates, builder.newId);
      if (placement.notPlaced.some(({ reason }) => reason !== 'plate_full')) return 'better_looked_at';
      const mended = mend?.(before, placement.plates) ?? { plates: placement.plates, said: '' };
      if (mended === 'better_looked_at') return mended;
      const refusal = whyNothingFits(placement, noun);
      if (refusal !== null) {
        builder.showNotice(refusal);
        return 'done';
      }
      const filled = mended.plates.map((loaded) => loaded.plate);
      const first = placement.plates[0]?.placed[0]?.index;
      const step = { label: `paste ${countText(rows.length, ...noun)}` };
      builder.edit(first === undefined ? step : { ...step, selection: only(first) }, (project) =>
        putPlates(project, filled),
      );
      builder.look({ copied: null });
      const onlySeen = typeof startAt !== 'number' && startAt.onlySeen;
      const notice = pastedNotice(placement, plates.format, noun, ignoredLines, onlySeen);
      const said = [notice, replacedNotice(plate, placement), mended.said];
      builder.showNotice(said.filter((part) => part !== '').join(' '), true);
      return 'done';
    },
    [builder, plates, noun],
  );
}

export type PasteText = (text: string, into?: PasteInto) => void;

/**
 * Pastes spreadsheet text where the customer is: on the plate from the active well on, into given wells, or where else
 * the product has its rows.
 */
export function usePasteText<Project extends BuilderProject, Own>(rules: PasteRules<Project, Own>): PasteText {
  const builder = useBuilderOf<Project, Own>();
  const pasteRows = usePasteRows(rules.plates, rules.noun);
  const tellNewVersion = useNewVersion();
  return useCallback(
    (text, into) => {
      const { plates, isKept, asksForMore, landing } = rules;
      const { format } = plates;
      const lookFirst = () => builder.look({ incoming: { kind: 'text', text } });
      const paste = async () => {
        const read = text.length > longPaste ? 'better_looked_at' : await readPaste(text, isKept);
        if (read === 'better_looked_at') return lookFirst();
        if (!read.ok) return builder.showNotice(nothingPasted(read.error));
        const { rows, ignored } = read.value;
        const news = ignored.filter(isNews);
        if (rows.length === 0) return builder.showNotice(nothingPasted(reasonOf(news)));
        const left = news.length;
        const { elsewhere, mend } = await landing();
        const gone = elsewhere(builder, rows);
        if (gone === 'better_looked_at') return lookFirst();
        if (gone !== null)
          return builder.showNotice(`${gone.said}${left > 0 ? ` ${countText(left, 'line')} ignored.` : ''}`, true);
        const { selection, fillOrder } = builder.store.getState();
        const plate = activePlateOf(builder.project());
        if (plate !== undefined && asksForMore(plate, rows)) return lookFirst();
        const range =
          into === undefined && plate !== undefined ? pasteIntoRange(plate, rows, selection, fillOrder, plates) : null;
        const { top, left: column } = rangeOf(selection, format);
        const pasted = pasteRows(range?.rows ?? rows, into ?? range?.into ?? top * format.columns + column, left, mend);
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
          nothingPasted('Part of this page could not be loaded; check your connection and paste again.'),
        );
      });
    },
    [builder, pasteRows, rules, tellNewVersion],
  );
}
