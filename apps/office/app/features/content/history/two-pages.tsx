import type { EntryWire } from '@cutsite/contracts/content';
import { useElementSize } from '@mantine/hooks';
import type { Titles } from '../draft/draft-text.ts';
import type { Fields } from '../draft/same-value.ts';
import { outline, scrollInPage, shownAt } from '../field-path/page-places.ts';
import { differingPaths } from './differing-paths.ts';
import styles from './history.module.css';

/** One state of an entry: its fields, with the address among them. */
export interface EntryState {
  readonly name: string;
  readonly version: number;
  readonly fields: Fields;
}

interface TwoPagesProps {
  readonly entry: EntryWire;
  readonly then: EntryState;
  readonly now: EntryState;
  readonly titles: Titles;
}

/** The width that both pages are drawn for, and how much of their height is seen at once, in px of the page. */
const page = { width: 1024, height: 1400 };

/** Two states of an entry as the site draws them, side by side; what differs is outlined in both. */
export function TwoPages({ entry, then, now, titles }: TwoPagesProps) {
  return (
    <div className={styles.pages}>
      {(['then', 'now'] as const).map((side) => {
        const state = side === 'then' ? then : now;
        const places = differingPaths(entry.type, then.fields, now.fields, side);
        const mark = (shown: Document) => {
          const elements = places.flatMap((path) =>
            shownAt(shown, entry.type, state.fields, { path, words: null }, titles),
          );
          outline(elements, []);
          if (elements[0] !== undefined) scrollInPage(shown, elements[0]);
        };
        return <StatePage key={`${side} ${state.version}`} entry={entry} state={state} onShown={mark} />;
      })}
    </div>
  );
}

interface StatePageProps {
  readonly entry: EntryWire;
  readonly state: EntryState;
  readonly onShown: (page: Document) => void;
}

function StatePage({ entry, state, onShown }: StatePageProps) {
  const { ref, width: room } = useElementSize();
  const scale = room === 0 ? 1 : Math.min(1, room / page.width);
  return (
    <figure>
      <figcaption>{state.name.replace(/^./, (letter) => letter.toUpperCase())}</figcaption>
      <div ref={ref} className={styles.page} style={{ height: page.height * scale }}>
        <iframe
          title={`Page of ${state.name}`}
          sandbox="allow-same-origin"
          src={`/preview/${entry.id}?v=${state.version}`}
          width={page.width}
          height={page.height}
          style={{ transform: `scale(${scale})` }}
          onLoad={({ currentTarget: { contentDocument } }) => {
            if (contentDocument !== null) onShown(contentDocument);
          }}
        />
      </div>
    </figure>
  );
}
