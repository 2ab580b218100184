import type { countMedia, mediaKinds } from '@cutsite/contracts/content';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import views from '../../../platform/views/views.module.css';
import { ViewsNav } from '../../../platform/views/views-nav.tsx';
import { sizeText } from '../content-text.tsx';
import styles from './media.module.css';

type Kind = (typeof mediaKinds)[number];

interface MediaViewsProps {
  readonly kind: Kind | undefined;
  readonly counts: SuccessAnswer<typeof countMedia>['body'] | undefined;
  /** The folder that is looked into; undefined: all are. */
  readonly folder: string | undefined;
  readonly onView: (view: { readonly kind: Kind | ''; readonly folder: string }) => void;
}

const groups: readonly { readonly title: string; readonly kinds: readonly (Kind | '')[] }[] = [
  { title: 'Media', kinds: ['', 'pictures', 'documents', 'sound'] },
  { title: 'To look at', kinds: ['no_alt', 'unused', 'large', 'alike'] },
  { title: 'Trash', kinds: ['trash'] },
];

const labels: Readonly<Record<Kind | '', string>> = {
  '': 'All',
  pictures: 'Pictures',
  files: 'Files',
  documents: 'Documents',
  sound: 'Sound',
  no_alt: 'Without alt text',
  unused: 'Not used',
  large: 'Larger than needed',
  alike: 'Same picture twice',
  trash: 'In the trash',
};

/** What a view holds where its name does not say it. */
const hints: Readonly<Partial<Record<Kind, string>>> = {
  no_alt: 'Pictures without words that are not marked as decoration',
  unused: 'No draft and no page shows them',
  large: 'Pictures of 2 MB and more or wider than 4,800 pixels, other files of 20 MB and more',
  alike: 'Pictures that look the same in another size, format or quality, beside each other',
  trash: 'They go for good after 30 days',
};

export const viewLabel = (kind: Kind | undefined): string => (kind === undefined ? 'All media' : labels[kind]);
export const viewHint = (kind: Kind | undefined): string => (kind === undefined ? '' : (hints[kind] ?? ''));

/** What the list can be narrowed down to, with how many there are of each, and the space that is taken. */
export function MediaViews({ kind, folder, counts, onView }: MediaViewsProps) {
  const countOf = (name: Kind | '') =>
    name === '' ? counts?.total : counts?.kinds.find((one) => one.name === name)?.count;
  return (
    <ViewsNav now={folder ?? viewLabel(kind)}>
      {groups.map(({ title, kinds }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {kinds.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={folder === undefined && (kind ?? '') === name ? 'true' : undefined}
                  title={name === '' ? undefined : hints[name]}
                  onClick={() => onView({ kind: name, folder: '' })}
                >
                  <span>{labels[name]}</span>
                  <span className={views.number} data-some={name === 'no_alt' && countOf(name) !== 0 ? '' : undefined}>
                    {countOf(name)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <h2>Folders</h2>
        {counts?.folders.length === 0 ? (
          <p className={`cs-muted cs-small ${styles.noFolder}`}>None yet. Select some, and move them into a new one.</p>
        ) : (
          <ul>
            {counts?.folders.map(({ name, count }) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={folder === name ? 'true' : undefined}
                  onClick={() => onView({ kind: '', folder: name })}
                >
                  <span>{name}</span>
                  <span className={views.number}>{count}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {counts === undefined ? null : (
        <p className={styles.stored}>
          <span>Stored</span>
          <span>
            {sizeText(counts.bytes)} of {sizeText(counts.most_bytes)}
          </span>
          <meter
            aria-label="Storage used"
            min={0}
            max={counts.most_bytes}
            high={0.9 * counts.most_bytes}
            value={counts.bytes}
          />
        </p>
      )}
    </ViewsNav>
  );
}
