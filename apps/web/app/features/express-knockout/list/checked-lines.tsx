import type { LineState } from '@cutsite/domain/express-knockout';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { useState } from 'react';
import { EmptyState } from '../../../builder/plate-view/empty-plate.tsx';
import { useCheckedList } from '../check/use-check.ts';
import { useBuilder, useProject } from '../draft/express-drafts.ts';
import { withEach } from '../project/express-draft.ts';
import { BatchMeter } from './batch-meter.tsx';
import { exampleSequences } from './example-sequences.ts';
import styles from './express-list.module.css';
import { type FoldedLines, foldedWords, foldLines } from './fold-lines.ts';
import folds from './folded-lines.module.css';
import { GeneCards } from './gene-cards.tsx';
import { groupByGene } from './group-by-gene.ts';
import { Line } from './line.tsx';
import { useAddList } from './use-add-list.ts';
import { useSequenceTemplate } from './use-sequence-template.ts';

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
  const { lines, counts } = useCheckedList();
  const { editType } = useProject();
  const [chosen, setFilter] = useState<Filter>('all');
  const words: Readonly<Record<Filter, string>> = {
    all: `All ${counts.filled}`,
    eligible: `Eligible ${counts.eligible}`,
    refused: `Not eligible ${counts.refused}`,
    check: `To check ${counts.toCheck}`,
  };
  const shown = lines.filter(({ state }) => state.kind !== 'empty' && inFilter[chosen](state.kind));
  const byGene = editType === 'multi_guide' && chosen === 'all';
  const { groups, others } = byGene ? groupByGene(shown) : { groups: [], others: shown };
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
      {shown.length === 0 ? <p className={styles.empty}>No lines match.</p> : null}
      <GeneCards groups={groups} />
      {others.length === 0 ? null : (
        <ol className={styles.lines}>
          {foldLines(others).map((line) =>
            'lines' in line ? <Folded key={line.lines[0].id} folded={line} /> : <Line key={line.id} line={line} />,
          )}
        </ol>
      )}
    </section>
  );
}

/** Lines with one answer, as one that unfolds. */
function Folded({ folded }: { readonly folded: FoldedLines }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <li
        className={folds.folded}
        {...(folded.kind === 'repeated' ? { 'data-line': folded.lines[0].number, 'data-tone': 'minor' } : {})}
      >
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="down" />
          {foldedWords(folded)}
        </button>
        {folded.kind === 'repeated' ? <DecideOnRepeated folded={folded} /> : null}
      </li>
      {isOpen ? folded.lines.map((line) => <Line key={line.id} line={line} />) : null}
    </>
  );
}

/** One press for all of them: each its own pool, which a pool of several guides never is, or none of them. */
function DecideOnRepeated({ folded: { lines } }: { readonly folded: FoldedLines }) {
  const builder = useBuilder();
  const { editType } = useProject();
  const ids = new Set(lines.map(({ id }) => id));
  const { size: length } = ids;
  return (
    <p>
      {editType === 'multi_guide' ? null : (
        <Button
          size="small"
          variant="quiet"
          onClick={() =>
            builder.edit({ label: `keep ${length} lines` }, (draft) =>
              withEach(draft, ids, (line) => ({ ...line, keptTwice: true })),
            )
          }
        >
          Keep all {length}
        </Button>
      )}
      <Button
        size="small"
        onClick={() => {
          builder.edit({ label: `leave ${length} lines out` }, (draft) => withEach(draft, ids, () => null));
          builder.showNotice(`${length} lines left out.`, true);
        }}
      >
        Leave all {length} out
      </Button>
    </p>
  );
}

/** Before the first line: what is taken, and what becomes of it. */
function Nothing() {
  const { species } = useProject();
  const addList = useAddList();
  return (
    <section className={folds.nothing} aria-label="Results">
      <EmptyState
        title="Paste your guides"
        onExample={() => void addList({ kind: 'text', text: exampleSequences(species).join('\n') })}
        onTemplate={useSequenceTemplate()}
      >
        Guides of our collection, 20 nt each, without the PAM. Each is looked up: it must cut exactly one gene, and not
        an essential one. The answers stand here, line by line. <a href="/guides">Find guides for a gene</a>
      </EmptyState>
    </section>
  );
}
