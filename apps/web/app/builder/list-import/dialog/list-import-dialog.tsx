import { countText } from '@cutsite/domain/text';
import { type ReactNode, useState } from 'react';
import type { KindOf, ListTypes, Preview } from '../list-preview.ts';
import type { ListProduct } from '../list-product.ts';
import { PreviewPane } from '../pane/preview-pane.tsx';
import type { ListImport } from '../pane/use-list-preview.ts';
import type { IfNamedTaken, RowChoices } from '../use-decisions.ts';
import { AfterLine } from './after-line.tsx';
import { ListDialogFrame } from './list-dialog-frame.tsx';
import type { SourceTexts } from './source-pane.tsx';
import type { OpenList } from './use-open-list.ts';

interface ListImportDialogProps<T extends ListTypes> {
  readonly title: string;
  readonly product: ListProduct<T>;
  readonly list: OpenList;
  readonly imported: ListImport<Preview<T>, unknown>;
  readonly choices: RowChoices<KindOf<T>>;
  readonly words: SourceTexts;
  /** The wells of a plate; null where rows go to no plate. */
  readonly wellCount: number | null;
  /** What the plate in view is called. */
  readonly plateInView: string;
  /** Where rows go that name no place. */
  readonly placing: ReactNode;
  readonly notes: ReactNode;
  readonly named: IfNamedTaken | null;
  readonly onNamed: (named: IfNamedTaken) => void;
  /** Adds the rows; rejects when nothing was added. */
  readonly onAdd: (preview: Preview<T>) => Promise<void>;
  /** Cancel: the list is dropped. */
  readonly onCancel: () => void;
  /** Escape and the cross, which may be a slip: the list is kept. */
  readonly onClose: () => void;
}

/** Paste or upload, see what would happen, then add. Nothing changes until Add is pressed. */
export function ListImportDialog<T extends ListTypes>({
  title,
  product,
  list,
  imported,
  choices,
  words,
  wellCount,
  plateInView,
  placing,
  notes,
  named,
  onNamed,
  onAdd,
  onCancel,
  onClose,
}: ListImportDialogProps<T>) {
  const [failed, setFailed] = useState(false);
  const { setSource } = list;
  const { preview, state } = imported;
  const count = preview?.placed ?? 0;
  return (
    <ListDialogFrame
      title={title}
      list={list}
      words={words}
      placing={placing}
      after={<AfterLine preview={preview} failed={failed} wellCount={wellCount} plateInView={plateInView} />}
      add={{
        label: preview === null || count === 0 ? 'Add' : addLabel(preview, countText(count, ...product.noun)),
        busy: state.stage === 'reading' || state.stage === 'checking',
        blockedBecause: whyNot(preview, choices),
        onAdd: () => {
          if (preview !== null) onAdd(preview).catch(() => setFailed(true));
        },
      }}
      onCancel={onCancel}
      onClose={onClose}
    >
      <PreviewPane
        product={product}
        state={state}
        preview={preview}
        choices={choices}
        notes={notes}
        named={named}
        onNamed={onNamed}
        onStop={() => {
          imported.stop();
          setSource(null);
        }}
        onRead={(reading) => setSource((before) => before && { ...before, ofSheets: new Map(), ...reading })}
        onReadSheets={(places, reading) =>
          setSource(
            (before) =>
              before && {
                ...before,
                ofSheets: new Map([...(before.ofSheets ?? []), ...places.map((at) => [at, reading] as const)]),
              },
          )
        }
      />
    </ListDialogFrame>
  );
}

/** Why Add cannot be pressed: there is nothing, or something has to be said first that no one else can know. */
function whyNot<T extends ListTypes>(preview: Preview<T> | null, choices: RowChoices<KindOf<T>>): string | null {
  if (preview === null || preview.placed === 0)
    return (preview?.there ?? 0) > 0 && preview?.notPlaced === 0
      ? 'Everything in the list is on the plate already.'
      : 'There is nothing to add yet.';
  if (preview.larger !== null && choices.largerPlates === null)
    return 'First choose how the wells of the list go on plates.';
  return null;
}

function addLabel({ plateNames }: Preview<ListTypes>, counted: string): string {
  return `Add ${counted}${plateNames.length > 1 ? ` to ${plateNames.length} plates` : ''}`;
}
