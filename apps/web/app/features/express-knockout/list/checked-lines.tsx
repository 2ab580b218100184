import {
  type CheckedLine,
  type Eligibility,
  type ExpressPool,
  type LineState,
  lineMessage,
  targetOf,
  trailingPam,
} from '@cutsite/domain/express-knockout';
import { Button } from '@cutsite/ui/button';
import type { IconName } from '@cutsite/ui/icon';
import { Pill, type PillTone } from '@cutsite/ui/pill';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { memo, useState } from 'react';
import { useCheckedList } from '../check/use-check.ts';
import { useBuilder, useProject } from '../draft/express-drafts.ts';
import { withLine } from '../project/express-draft.ts';
import { BatchMeter } from './batch-meter.tsx';
import styles from './express-list.module.css';

type Verdict = { readonly tone: PillTone; readonly icon?: IconName; readonly word: string };

const refusedWords: Readonly<Record<NonNullable<Eligibility['code']>, string>> = {
  NOT_BASES: 'No base',
  WRONG_LENGTH: 'Length',
  NOT_IN_COLLECTION: 'Not in the collection',
  OTHER_SPECIES: 'Other species',
  SEVERAL_GENES: 'Two genes',
  ESSENTIAL_GENE: 'Essential gene',
};

function verdictOf(state: LineState, target: string): Verdict | null {
  switch (state.kind) {
    case 'empty':
      return null;
    case 'unchecked':
      return { tone: 'info', icon: 'clock', word: 'To be checked' };
    case 'eligible':
      return { tone: 'success', icon: 'check', word: 'Eligible' };
    case 'refused': {
      const { code } = state.eligibility;
      const word = code === 'WRONG_LENGTH' ? `${target.length} nt` : code === null ? '' : refusedWords[code];
      return { tone: 'error', icon: 'error', word };
    }
    case 'repeated':
      return { tone: 'warnMinor', icon: 'warning', word: `Same as line ${state.firstLine}` };
    case 'one_guide_only':
      return { tone: 'error', icon: 'error', word: 'One guide only' };
    case 'too_many':
      return { tone: 'warnMinor', icon: 'warning', word: 'Fourth guide' };
  }
}

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
        <p className={styles.empty}>
          {counts.filled === 0 ? 'The answers stand here, line by line.' : 'No line is so.'}
        </p>
      ) : (
        <ol className={styles.lines}>
          {shown.map((line) => (
            <Line key={line.id} line={line} />
          ))}
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

const toneOf = ({ kind }: LineState): 'bad' | 'minor' | undefined => {
  if (kind === 'refused' || kind === 'one_guide_only') return 'bad';
  return kind === 'repeated' || kind === 'too_many' ? 'minor' : undefined;
};

const Line = memo(function Line({ line }: { readonly line: CheckedLine }) {
  const builder = useBuilder();
  const { id, number, target, state } = line;
  const verdict = verdictOf(state, target);
  const message = lineMessage(state);
  const pam = state.kind === 'refused' ? trailingPam(target) : null;
  const change = (label: string, next: Parameters<typeof withLine>[2]) =>
    builder.edit({ label }, (draft) => withLine(draft, id, next));
  return (
    <li className={styles.line} data-tone={toneOf(state)} data-line={number}>
      <span className={styles.number}>{number}</span>
      <span className={styles.sequence}>
        <SequenceText text={target} alphabet="ACGT" wrap />
      </span>
      <span className={styles.gene}>
        <Genes state={state} />
      </span>
      <span className={styles.verdict}>
        {verdict === null ? null : (
          <Pill tone={verdict.tone} {...(verdict.icon === undefined ? {} : { icon: verdict.icon })}>
            {verdict.word}
          </Pill>
        )}
      </span>
      {message === null ? null : (
        <p className={styles.reason}>
          <span>{message}</span>
          {pam === null ? null : (
            <Button
              size="small"
              icon="fix"
              onClick={() =>
                change('trim the PAM', (one) => ({ ...one, text: targetOf(one.text).slice(0, -pam.length) }))
              }
            >
              Trim {pam.length} nt
            </Button>
          )}
          {state.kind === 'repeated' ? <KeepBoth onKeep={() => change('keep both', keep)} /> : null}
          {state.kind === 'repeated' || pam !== null ? null : (
            <Button size="small" onClick={() => change(`leave line ${number} out`, () => null)}>
              Leave it out
            </Button>
          )}
        </p>
      )}
    </li>
  );
});

const keep: Parameters<typeof withLine>[2] = (one) => ({ ...one, keptTwice: true });

/** A pool of several guides has none twice. */
function KeepBoth({ onKeep }: { readonly onKeep: () => void }) {
  const { editType } = useProject();
  if (editType === 'multi_guide') return null;
  return (
    <Button size="small" variant="quiet" onClick={onKeep}>
      Keep both
    </Button>
  );
}

function Genes({ state }: { readonly state: LineState }) {
  if (state.kind === 'unchecked') return <i className={styles.waiting} aria-hidden="true" />;
  if (state.kind === 'empty') return null;
  const genes = state.kind === 'refused' ? state.eligibility.genes : [state.gene];
  const [only, ...more] = genes;
  if (only === undefined) return <span className={styles.none}>no gene</span>;
  return (
    <>
      <b>{genes.map(({ symbol }) => symbol).join(', ')}</b>{' '}
      {more.length === 0 ? <code title={`Guide ${only.number} of ${only.guideCount}`}>{only.ensemblId}</code> : null}
    </>
  );
}
