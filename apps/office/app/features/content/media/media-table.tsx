import type { MediaWire } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import type { RowWalk } from '../../../platform/keyboard/use-row-walk.ts';
import { ScrollBox } from '../../../platform/scroll-box.tsx';
import { sizeText } from '../content-text.tsx';
import list from '../list/list.module.css';
import styles from './media.module.css';
import { type MediaListProps, MediaPills } from './media-grid.tsx';
import { MediaConflict } from './panel/media-conflict.tsx';
import { useMediaFacts } from './panel/use-media-facts.ts';
import { Thumbnail } from './thumbnail/thumbnail.tsx';

interface MediaTableProps extends MediaListProps {
  readonly sort: string;
  readonly isTrash: boolean;
  readonly walk: RowWalk;
  readonly onSort: (sort: string) => void;
  readonly onChooseAll: (isAll: boolean) => void;
}

const columns: readonly { readonly label: string; readonly sorts: readonly [string, string] | null }[] = [
  { label: 'Name', sorts: ['name', '-name'] },
  { label: 'Alt text', sorts: null },
  { label: 'Size', sorts: ['-bytes', 'bytes'] },
  { label: 'Used in', sorts: ['-used', 'used'] },
  { label: 'Added', sorts: ['-added', 'added'] },
];

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Media as rows: ordered, chosen by ranges, their words written in place. */
export function MediaTable(props: MediaTableProps) {
  const { media, chosen, open, sort, isTrash, walk, onOpen, onChoose, onSort, onChooseAll } = props;
  const { at, body, onFocusRow } = walk;
  const isAll = media.length > 0 && media.every(({ id }) => chosen.has(id));
  return (
    <ScrollBox label="Media">
      <table className={list.table}>
        <thead>
          <tr>
            <th scope="col" className={list.box}>
              <input
                type="checkbox"
                aria-label="Select all of this page"
                checked={isAll}
                onChange={() => onChooseAll(!isAll)}
              />
            </th>
            {columns.map(({ label, sorts }) => (
              <th key={label} scope="col" aria-sort={sortOf(sorts, sort)}>
                {sorts === null ? (
                  label
                ) : (
                  <button type="button" onClick={() => onSort(sort === sorts[0] ? sorts[1] : sorts[0])}>
                    {label}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {media.map((one, index) => (
            <tr
              key={one.id}
              data-active={index === at ? '' : undefined}
              data-chosen={chosen.has(one.id) || one.id === open ? '' : undefined}
              onFocus={onFocusRow(index)}
            >
              <td className={list.box}>
                <input
                  type="checkbox"
                  aria-label={`Select ${one.name}`}
                  checked={chosen.has(one.id)}
                  onChange={(event) => onChoose(index, (event.nativeEvent as MouseEvent).shiftKey)}
                />
              </td>
              <th scope="row">
                <span className={styles.named}>
                  <Thumbnail media={one} />
                  <button
                    type="button"
                    className={styles.asLink}
                    aria-label={`Edit ${one.name}`}
                    onClick={() => onOpen(one.id)}
                  >
                    {one.name}
                  </button>
                  <MediaPills media={one} />
                </span>
              </th>
              <td className={styles.words}>
                {one.width === null ? (
                  <span className="cs-muted">A file has none</span>
                ) : isTrash ? (
                  one.alt
                ) : (
                  // Open beside it, its words are written there.
                  <WordsInPlace key={one.id === open ? 'open' : 'closed'} media={one} isOpen={one.id === open} />
                )}
              </td>
              <td className={list.number}>{sizeText(one.bytes)}</td>
              <td className={list.number}>{one.used_in}</td>
              <td className={list.number}>{day.format(new Date(one.created_at))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** The words of a picture in its row: saved by Enter, and when the field is left. */
function WordsInPlace({ media, isOpen }: { readonly media: MediaWire; readonly isOpen: boolean }) {
  const writer = useMediaFacts(media);
  if (isOpen) return <span className="cs-muted">{media.alt || 'Open beside the list'}</span>;
  if (media.is_decorative) return <span className="cs-muted">Decoration: nothing is read out</span>;
  return (
    <>
      <input
        className={styles.inPlace}
        aria-label={`Alt text of ${media.name}`}
        placeholder="Say what it shows"
        maxLength={500}
        value={writer.facts.alt}
        onChange={(event) => writer.change({ alt: event.currentTarget.value })}
        onBlur={() => writer.meanwhile === null && writer.save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') writer.save();
          else if (event.key === 'Escape' && writer.isChanged) writer.drop();
        }}
      />
      <small role="status">{writer.isPending ? 'Saving…' : writer.isSaved ? 'Saved' : ''}</small>
      <MediaConflict writer={writer} />
      {writer.error === null ? null : (
        <Notice tone="error" role="alert">
          Not saved: {writer.error.message}
        </Notice>
      )}
    </>
  );
}

function sortOf(sorts: readonly [string, string] | null, sort: string): 'ascending' | 'descending' | undefined {
  if (sorts === null || !sorts.includes(sort)) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
}
