import type { MediaWire } from '@cutsite/contracts/content';
import { groupedDigits } from '@cutsite/domain/text';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { Drawer, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { useRowWalk } from '../../../platform/keyboard/use-row-walk.ts';
import { useShortcuts } from '../../../platform/keyboard/use-shortcuts.ts';
import { Pager, pagesOf } from '../../../platform/listing/pager.tsx';
import { TypedFilter } from '../../../platform/listing/typed-filter.tsx';
import { usePageTitle } from '../../../platform/page-title.ts';
import { contentQueries } from '../content-queries.ts';
import { type BulkOutcome, remainingSelection } from '../remaining-selection.ts';
import { BulkMedia } from './bulk-media.tsx';
import { RenameFolder } from './folders/rename-folder.tsx';
import styles from './media.module.css';
import { changedMediaAddress, readMediaAddress } from './media-address.ts';
import { MediaGrid } from './media-grid.tsx';
import { MediaTable } from './media-table.tsx';
import { MediaViews, viewHint, viewLabel } from './media-views.tsx';
import { MediaPanel } from './panel/media-panel.tsx';
import { MediaPicker } from './uploads/media-picker.tsx';
import { mediaLimits } from './uploads/sent-file.ts';
import { UploadList } from './uploads/upload-list.tsx';
import { addUploads, useDroppedFiles } from './uploads/uploads.ts';
import { useWalk } from './use-walk.ts';

export interface MediaPageProps {
  /** The search part of the address. */
  readonly params: URLSearchParams;
  readonly onAddress: (params: URLSearchParams, how: { readonly replace: boolean }) => void;
}

const pageSize = 60;
const none: ReadonlyMap<string, MediaWire> = new Map();

/** Pictures and files: views with their counts, a grid or a list, one of them beside it, and what is on its way. */
export function MediaPage({ params, onAddress }: MediaPageProps) {
  usePageTitle('Media');
  const client = useQueryClient();
  const place = readMediaAddress(params);
  const { query, isList, open } = place;
  const listed = useQuery(contentQueries.media(query));
  const { data, error, isPending } = listed;
  const counts = useQuery(contentQueries.mediaCounts());
  const [chosen, setChosen] = useState(none);
  const [isOver, setOver] = useState(false);
  const lastChosen = useRef(0);
  const picker = useRef<HTMLInputElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const isNarrow = useMediaQuery('(max-width: 73.75em)', undefined, { getInitialValueInEffect: false });
  const { media = [], total = 0 } = data ?? {};
  const isTrash = query.kind === 'trash';
  const folder = query.folder ?? '';
  useDroppedFiles(folder, setOver);

  const change = (fields: Parameters<typeof changedMediaAddress>[1], how = { replace: false }) => {
    if ('kind' in fields || 'folder' in fields || 'page' in fields || 'search' in fields) setChosen(none);
    onAddress(changedMediaAddress(place, fields), how);
  };
  /** @param by a step from one to the next is no place that Back leads to */
  const show = (id: string, by: 'opening' | 'stepping' = 'opening') => {
    if (id !== open) onAddress(changedMediaAddress(place, { open: id }), { replace: by === 'stepping' || id === '' });
  };
  const showBeside = (at: number) => {
    const one = media[at];
    if (open !== null && one !== undefined && !isNarrow) show(one.id, 'stepping');
  };
  const walk = useWalk(media.length, showBeside);
  const choose = (at: number, isRange: boolean) => {
    const one = media[at];
    if (one === undefined) return;
    const next = new Map(chosen);
    const isAdded = !next.has(one.id);
    const [from, to] = isRange ? [Math.min(lastChosen.current, at), Math.max(lastChosen.current, at)] : [at, at];
    for (const each of media.slice(from, to + 1)) {
      if (isAdded) next.set(each.id, each);
      else next.delete(each.id);
    }
    lastChosen.current = at;
    setChosen(next);
  };
  const keepChosen = (outcome: BulkOutcome) => {
    const now = client.getQueryData(contentQueries.media(query).queryKey)?.media ?? [];
    setChosen((before) => remainingSelection(before, now, outcome));
  };
  const rows = useRowWalk(media.length, 0, showBeside);
  const { at, step } = isList ? rows : walk;
  useShortcuts('Media', [
    { keys: 'j', label: 'Next one', run: () => step(1) },
    { keys: 'k', label: 'One before', run: () => step(-1) },
    { keys: 'Enter', label: 'Open beside the list', run: () => media[at] && show(media[at].id) },
    { keys: 'x', label: 'Select', run: () => choose(at, false) },
    { keys: 'X', label: 'Select up to here', run: () => choose(at, true) },
    { keys: 'u', label: 'Add pictures or files', run: () => picker.current?.click() },
    { keys: 'f', label: 'Find', run: () => search.current?.focus() },
    { keys: 'v', label: 'Grid or list', run: () => change({ view: isList ? '' : 'list' }) },
    { keys: 'Escape', label: 'Close the panel', run: () => open !== null && show('') },
  ]);
  const panel =
    open === null ? null : (
      <MediaPanel key={open} id={open} isBeside={!isNarrow} onClose={() => show('')} onOpen={show} />
    );
  const listing = { media, chosen, open, onOpen: show, onChoose: choose };
  return (
    <div className={styles.page} data-beside={panel === null || isNarrow ? undefined : ''}>
      <MediaViews
        kind={query.kind}
        folder={query.folder}
        counts={counts.data}
        onView={(view) => change({ ...view, open: '' })}
      />
      <div className={styles.main}>
        <p className="cs-small">
          <a href="/office/content">Content</a> / Media
        </p>
        <div className={styles.row}>
          <h1>{folder === '' ? viewLabel(query.kind) : folder}</h1>
          {folder === '' ? null : (
            <RenameFolder key={folder} folder={folder} onRenamed={(to) => change({ folder: to })} />
          )}
          <p role="status" className="cs-muted cs-small">
            {isPending ? 'One moment…' : `${groupedDigits(total)} in all`}
          </p>
          <span className={styles.space} />
          <SegmentedControl
            size="xs"
            aria-label="Look of the list"
            value={isList ? 'list' : 'grid'}
            onChange={(view) => change({ view: view === 'list' ? 'list' : '' })}
            data={[
              { value: 'grid', label: <Look icon="plate" word="Grid" /> },
              { value: 'list', label: <Look icon="table" word="List" /> },
            ]}
          />
          <Button size="xs" title={mediaLimits} onClick={() => picker.current?.click()}>
            Add pictures or files
          </Button>
        </div>
        {viewHint(query.kind) === '' ? null : <p className="cs-muted cs-small">{viewHint(query.kind)}.</p>}
        <TypedFilter
          ref={search}
          className={styles.find}
          label="Find"
          placeholder="Name, words, credit"
          value={query.search ?? ''}
          onFind={(text) => change({ search: text })}
        />
        {error === null ? null : (
          <Notice tone="error" role="alert">
            {error.message}
          </Notice>
        )}
        <BulkMedia chosen={chosen} isTrash={isTrash} onDone={keepChosen} onNone={() => setChosen(none)} />
        {!isPending && media.length === 0 ? (
          <p className={styles.nothing}>
            {query.search === undefined && query.kind === undefined && folder === ''
              ? 'Nothing is here yet. Add a picture, drop files onto this page, or paste one.'
              : 'Nothing is here. Remove a filter.'}
          </p>
        ) : isList ? (
          <MediaTable
            {...listing}
            walk={rows}
            isTrash={isTrash}
            sort={query.sort ?? '-added'}
            onSort={(sort) => change({ sort: sort === '-added' ? '' : sort })}
            onChooseAll={(isAll) => setChosen(isAll ? new Map(media.map((one) => [one.id, one])) : none)}
          />
        ) : (
          <MediaGrid {...listing} walk={walk} />
        )}
        <Pager
          {...pagesOf(Number(query.page ?? '1'), pageSize, total)}
          onPage={(page, how) => change({ page: page === 1 ? '' : String(page) }, how)}
        />
        <p className={styles.hints}>
          Drop files anywhere here, or paste a picture. <kbd>j</kbd> <kbd>k</kbd> next and previous, arrows in the grid{' '}
          <kbd>Enter</kbd> open <kbd>x</kbd> select <kbd>u</kbd> add <kbd>f</kbd> find <kbd>v</kbd> grid or list{' '}
          <kbd>?</kbd> all keys
        </p>
        <UploadList onOpen={show} />
      </div>
      {isNarrow ? (
        <Drawer.Root opened={panel !== null} onClose={() => show('')} position="right" size="min(420px, 100vw)">
          <Drawer.Overlay />
          <Drawer.Content aria-label="Media item">
            <Drawer.Body p={0}>{panel}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      ) : (
        panel
      )}
      {isOver ? (
        <p className={styles.dropping} aria-hidden="true">
          <Icon name="upload" size={28} />
          <b>{folder === '' ? 'Drop them here' : `Drop them into ${folder}`}</b>
          <span>{mediaLimits}</span>
        </p>
      ) : null}
      <MediaPicker ref={picker} onPick={(files) => addUploads(files, folder)} />
    </div>
  );
}

const Look = ({ icon, word }: { readonly icon: 'plate' | 'table'; readonly word: string }) => (
  <span className={styles.look}>
    <Icon name={icon} size={14} /> {word}
  </span>
);
