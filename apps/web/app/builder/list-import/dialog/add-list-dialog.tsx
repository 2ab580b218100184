import { parseWellLabel } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { type ReactNode, useMemo, useState } from 'react';
import { useBuilderOf, useBuilderState, useProjectOf } from '../../project/builder-context.tsx';
import { activePlateOf, type BuilderProject } from '../../project/builder-project.ts';
import { firstFreeWell } from '../first-free-well.ts';
import type { KindOf, ListTypes, Preview } from '../list-preview.ts';
import type { ListProduct } from '../list-product.ts';
import { useListPreview } from '../pane/use-list-preview.ts';
import type { PendingList } from '../plates/work-out.ts';
import type { Source } from '../read-source.ts';
import { type Decisions, type RowChoices, undecided, useDecisions } from '../use-decisions.ts';
import { addedWords, rowsWithoutPlace } from './left-rows.ts';
import { ListImportDialog } from './list-import-dialog.tsx';
import { type Placing, PlacingFields } from './placing-fields.tsx';
import type { SourceTexts } from './source-pane.tsx';
import { unfinishedLists, useKeptWhileOpen, useOpenList } from './use-open-list.ts';

export interface AddListProps<T extends ListTypes, Project extends BuilderProject, Beside extends object> {
  readonly product: ListProduct<T>;
  readonly words: SourceTexts;
  /** "Add sequences": the title, before the place, and the button that opens the dialog again. */
  readonly action: string;
  /** Where rows go that go on no plate: "the tubes"; null where they go on plates. */
  readonly noPlate: string | null;
  readonly newWorker: () => Worker;
  /** What else the worker must know; the same object until a part of it changes. */
  readonly beside: Beside;
  /** A list that was pasted or dropped elsewhere and is better looked at first. */
  readonly start: Source | null;
  /** What the product tells of a list besides; `onText` reads another list in place of it. */
  readonly notes?: (preview: Preview<T>, choices: RowChoices<KindOf<T>>, onText: (text: string) => void) => ReactNode;
  /** Done once the dialog is gone and before the rows are on the screen: checks them in short tasks. */
  readonly prepare?: (after: Project) => Promise<void>;
  readonly onClose: () => void;
}

/** Adds a list to the plate in view, to plates of their own, or where the product has its rows (GR-21). */
export function AddListDialog<T extends ListTypes, Project extends BuilderProject, Beside extends object = object>(
  props: AddListProps<T, Project, Beside>,
) {
  const { product, words, action, noPlate, newWorker, beside, start, notes, prepare, onClose } = props;
  type Kind = KindOf<T>;
  const builder = useBuilderOf<Project>();
  const project = useProjectOf<Project>();
  const order = useBuilderState((state) => state.fillOrder);
  const { format, noun } = product;
  const [before] = useState(() => (start === null ? unfinishedLists.of(builder) : null));
  const list = useOpenList(start, before);
  useKeptWhileOpen(list.source);
  const kept = before?.decisions as Decisions<Kind> | null | undefined;
  const { decisions, choices } = useDecisions<Kind>(kept ?? undecided, product.tickedAtFirst);
  const [placing, setPlacing] = useState<Placing>(() => ({
    start: firstFreeWell(activePlateOf(project), builder.store.getState().fillOrder, format),
    taken: 'skip',
    named: null,
    spill: true,
  }));
  const pending = useMemo((): PendingList<Project, Kind> & Beside => {
    const { againIsNextPlate, largerPlates, ...own } = decisions;
    const first = parseWellLabel(placing.start.trim() === '' ? 'A01' : placing.start, format);
    const startAt = first.ok ? { startAt: first.value } : {};
    const skipTaken = placing.taken === 'skip';
    const { spill, named } = placing;
    const place = { order, spill, named, againIsNextPlate, largerPlates, skipTaken, ...startAt };
    return { ...beside, project, placing: place, ...own };
  }, [decisions, project, placing, order, format, beside]);
  const imported = useListPreview<Preview<T>, Project>(newWorker, list.source, pending);
  const where = noPlate ?? (activePlateOf(project)?.name.trim() || 'the plate');

  const leave = () => {
    unfinishedLists.drop(builder);
    onClose();
  };
  const add = async (preview: Preview<T>) => {
    const after = await imported.apply();
    leave();
    await prepare?.(after);
    builder.edit({ label: `add ${countText(preview.placed, ...noun)}` }, () => after);
    // What has no place has a way back: the dialog opens with these rows.
    const left = rowsWithoutPlace(preview);
    if (left !== null) unfinishedLists.keep(builder, { source: left, method: 'paste', decisions: null });
    builder.showNotice(addedWords(preview, noun, where, left === null ? null : action), true);
  };
  // A list that somebody worked on is not lost by Escape or the cross. Cancel means it.
  const close = () => {
    if (list.source === null) return leave();
    unfinishedLists.keep(builder, { source: list.source, method: list.method, decisions });
    builder.showNotice(`The list was not added. It is still there under ${action}.`, false);
    onClose();
  };

  return (
    <ListImportDialog<T>
      title={`${action} to ${where}`}
      product={product}
      list={list}
      imported={imported}
      choices={choices}
      words={words}
      wellCount={noPlate === null ? format.wellCount : null}
      plateInView={where}
      placing={noPlate === null ? <PlacingFields format={format} placing={placing} onPlacing={setPlacing} /> : null}
      notes={
        imported.preview === null
          ? null
          : notes?.(imported.preview, choices, (text) => list.setSource({ kind: 'text', text }))
      }
      named={placing.named}
      onNamed={(named) => setPlacing({ ...placing, named })}
      onAdd={add}
      onCancel={leave}
      onClose={close}
    />
  );
}
