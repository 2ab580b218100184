import type { ExpressPool, LineState } from '@cutsite/domain/express-knockout';
import { Icon } from '@cutsite/ui/icon';
import { useState } from 'react';
import { useCheckedList } from '../check/use-check.ts';
import { useProject } from '../draft/express-drafts.ts';
import { BatchMeter } from './batch-meter.tsx';
import styles from './express-list.module.css';
import { type FoldedLines, foldedWords, foldLines } from './fold-lines.ts';
import folds from './folded-lines.module.css';
import { Line } from './line.tsx';

const filters = ['all', 'eligible', 'refused', 'check'] as const;
type Filter = (typeof filters)[number];

const inFilter: Readonly<Record<Filter, (kind: LineState['kind']) => boolean>> = {
  all: () => true,
  eligible: (kind) => kind === 'eligible',
  refused: (kind) => kind === 'refused',
  check: (kind) => kind === 'repeated' || kind === 'one_guide_only' || kind === 'too_many',
};

/** What was found: counts, progress, and every line with its answer and reason. */
export function CheckedLines() {
  const { lines, pools, counts } = useCheckedList();
  const { editType } = useProject();
  const [chosen, setFilter] = useState<Filter>('all');
  const words: Readonly<Record<Filter, string>> = {
    all: `All ${counts.filled}`,
    eligible: `Eligible ${counts.eligible}`,
    refused: `Not eligible ${counts.refused}`,
    check: `To check ${counts.toCheck}`,
  };
  const shown = lines.filter(({ state }) => state.kind !== 'empty' && inFilter[chosen](state.kind));
  if (counts.filled === 0) return <Nothing />;
  const figures: readonly (readonly [number, string, string])[] = [
    [counts.filled, 'sequences', ''],
    [counts.checked, 'checked', ''],
    [counts.eligible, 'eligible', 'good'],
    [counts.refused, 'not eligible', counts.refused > 0 ? 'bad' : ''],
    [counts.toCheck, 'to check', counts.toCheck > 0 ? 'minor' : ''],
  ];
  return (
    <section className={styles.results} aria-label="Results">
      <dl className={styles.figures} aria-live="polite">
        {figures.map(([count, label, tone]) => (
          <div key={label} data-tone={tone}>
            <dd>{count}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
      <BatchMeter />
      <div className={styles.filters} role="group" aria-label="Show">
        {filters.map((filter) => (
          <button key={filter} type="button" aria-pressed={filter === chosen} onClick={() => setFilter(filter)}>
            {words[filter]}
          </button>
        ))}
      </div>
      {editType === 'multi_guide' ? <Pools pools={pools} /> : null}
      {shown.length === 0 ? (
        <p className={styles.empty}>No line is so.</p>
      ) : (
        <ol className={styles.lines}>
          {(chosen === 'all' ? foldLines(shown) : shown).map((line) =>
            'lines' in line ? <Folded key={line.lines[0].id} folded={line} /> : <Line key={line.id} line={line} />,
          )}
        </ol>
      )}
    </section>
  );
}

/** The pools of two or three guides, each with the lines that it is made of. */
function Pools({ pools }: { readonly pools: readonly ExpressPool[] }) {
  if (pools.length === 0) return null;
  return (
    <ul className={styles.pools} aria-label="Pools">
      {pools.map(({ gene, lines }) => (
        <li key={gene.ensemblId}>
          <b>{gene.symbol}</b> <code>{gene.ensemblId}</code>
          <span>
            {lines.length} guides, one pool: lines {lines.map(({ number }) => number).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Lines without anything to decide, as one that unfolds. */
function Folded({ folded }: { readonly folded: FoldedLines }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <li className={folds.folded}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="down" />
          {foldedWords(folded)}
        </button>
      </li>
      {isOpen ? folded.lines.map((line) => <Line key={line.id} line={line} />) : null}
    </>
  );
}

/** Before the first line: what is taken, and what becomes of it. */
function Nothing() {
  return (
    <section className={`${styles.results} ${folds.nothing}`} aria-label="Results">
      <h2>Paste your guides</h2>
      <p>
        Guides of our collection, 20 nt each, without the PAM. Each is looked up: it must cut exactly one gene, and not
        an essential one. The answers stand here, line by line.
      </p>
    </section>
  );
}
