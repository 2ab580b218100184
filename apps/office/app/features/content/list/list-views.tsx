import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import type { countEntries } from '@cutsite/contracts/content';
import { listViews, removeView, saveView } from '@cutsite/contracts/content';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { Icon } from '@cutsite/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { type FilterCalls, KeptFilters } from '../../../platform/kept-filters/kept-filters.tsx';
import styles from '../../../platform/views/views.module.css';
import { ViewsNav } from '../../../platform/views/views-nav.tsx';
import { contentQueries, type EntryQuery } from '../content-queries.ts';
import { stateLabel } from '../content-text.tsx';
import { filterText } from './list-address.ts';

const filterCalls: FilterCalls = {
  queryKey: ['content', 'views'],
  list: async () => (await call(listViews)).views,
  keep: async (body) => (await call(saveView, { body })).views,
  remove: async (id) => (await call(removeView, { params: { id } })).views,
};

interface ListViewsProps {
  readonly query: EntryQuery;
  /** What the list is called now. */
  readonly title: string;
  readonly counts: SuccessAnswer<typeof countEntries>['body'] | undefined;
  readonly onAddress: (params: URLSearchParams) => void;
}

const views = [
  '',
  'mine',
  'draft',
  'in_review',
  'scheduled',
  'clock_failed',
  'published',
  'changed',
  'taken_off',
  'unused',
  'trash',
];
const viewLabels: Readonly<Record<string, string>> = { '': 'All entries', trash: 'Trash' };
const tools = [
  ['Media', '/office/content/media'],
  ['All blocks of pages', '/preview/blocks'],
  ['Broken links', '/office/content/broken-links'],
  ['Searches without a result', '/office/content/missed-searches'],
  ['Redirects', '/office/content/redirects'],
  ['Import and export', '/office/content/import'],
  ['Log', '/office/content/log'],
] as const;

/** The views with their counts, the types that have entries, the filters that somebody keeps, and the tools. */
export function ListViews({ query, title, counts, onAddress }: ListViewsProps) {
  // The service names the states that entries are in.
  const countOf = (view: string) => counts && (counts.states.find(({ name }) => name === view)?.count ?? 0);
  const all = counts?.types.reduce((sum, { count }) => sum + count, 0);
  const show = (fields: Record<string, string>) => onAddress(new URLSearchParams(fields));
  return (
    <ViewsNav now={title}>
      <h2>Views</h2>
      <ul>
        {views.map((view) => (
          <li key={view}>
            <button
              type="button"
              aria-current={query.type === undefined && (query.state ?? '') === view ? 'true' : undefined}
              onClick={() => show(view === '' ? {} : { state: view })}
            >
              <span>{viewLabels[view] ?? stateLabel(view)}</span>
              <span className={styles.number}>
                {view === 'clock_failed' && (countOf(view) ?? 0) > 0 ? <Icon name="warning" /> : null}{' '}
                {view === '' ? all : countOf(view)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <h2>Types</h2>
      <ul>
        {counts?.types.map(({ name, count }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={query.type === name ? 'true' : undefined}
              onClick={() => show({ type: name })}
            >
              <span>{isContentTypeName(name) ? contentTypeOf(name).plural : name}</span>
              <span className={styles.number}>{count}</span>
            </button>
          </li>
        ))}
      </ul>
      <KeptFilters calls={filterCalls} now={filterText(query)} onAddress={onAddress} />
      <h2>Tools</h2>
      <ul>
        {tools.map(([label, href]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <SourceLink />
      </ul>
    </ViewsNav>
  );
}

/** Where content comes from Contentstack, the way to how that stands. */
function SourceLink() {
  const { data } = useQuery({ ...contentQueries.source(), refetchInterval: false });
  if (data === undefined || data.reading === null) return null;
  return (
    <li>
      <a href="/office/content/source">Contentstack</a>
    </li>
  );
}
