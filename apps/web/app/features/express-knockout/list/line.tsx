import {
  type CheckedLine,
  differingBase,
  type Eligibility,
  isNoSequence,
  type LineState,
  leadingOverhang,
  lineMessage,
  targetOf,
  trailingPam,
  writtenTarget,
} from '@cutsite/domain/express-knockout';
import { Button } from '@cutsite/ui/button';
import type { IconName } from '@cutsite/ui/icon';
import { Pill, type PillTone } from '@cutsite/ui/pill';
import { SequenceDifference, SequenceText } from '@cutsite/ui/sequence-text';
import { memo } from 'react';
import { useBuilder, useProject } from '../draft/express-drafts.ts';
import { withLine } from '../project/express-draft.ts';
import styles from './express-list.module.css';
import { OtherGuides } from './other-guides.tsx';

type Verdict = { readonly tone: PillTone; readonly icon?: IconName; readonly word: string };

const refusedTexts: Readonly<Record<NonNullable<Eligibility['code']>, string>> = {
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
      const word = code === 'WRONG_LENGTH' ? `${target.length} nt` : code === null ? '' : refusedTexts[code];
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

const toneOf = ({ kind }: LineState): 'bad' | 'minor' | undefined => {
  if (kind === 'refused' || kind === 'one_guide_only') return 'bad';
  return kind === 'repeated' || kind === 'too_many' ? 'minor' : undefined;
};

/** A line with its answer, the reason, and what mends it. */
export const Line = memo(function Line({ line }: { readonly line: CheckedLine }) {
  const builder = useBuilder();
  const { id, number, target, state } = line;
  const verdict = verdictOf(state, target);
  const message = lineMessage(state);
  const pam = state.kind === 'refused' ? trailingPam(target) : null;
  const overhang = state.kind === 'refused' ? leadingOverhang(target) : null;
  const nearest = state.kind === 'refused' ? (state.eligibility.nearest ?? null) : null;
  const change = (label: string, next: Parameters<typeof withLine>[2]) =>
    builder.edit({ label }, (draft) => withLine(draft, id, next));
  return (
    <li className={styles.line} data-tone={toneOf(state)} data-line={number}>
      <span className={styles.number}>{number}</span>
      <span className={styles.sequence}>
        {isNoSequence(target) ? (
          writtenTarget(line)
        ) : pam === null ? (
          <SequenceText
            text={writtenTarget(line)}
            alphabet="ACGT"
            wrap
            wrongAt={nearest === null ? null : differingBase(target, nearest.target)}
          />
        ) : (
          <>
            <SequenceText text={target.slice(0, -pam.length)} alphabet="ACGT" wrap />{' '}
            <SequenceDifference before={pam} after="" />
          </>
        )}
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
          {overhang === null ? null : (
            <Button
              size="small"
              icon="fix"
              onClick={() =>
                change('trim the overhang', (one) => ({ ...one, text: targetOf(one.text).slice(overhang.length) }))
              }
            >
              Trim {overhang.length} nt
            </Button>
          )}
          {nearest === null || nearest.isEssential ? null : (
            <Button
              size="small"
              icon="fix"
              onClick={() => change(`take the guide of ${nearest.symbol}`, (one) => ({ ...one, text: nearest.target }))}
            >
              Take the guide of {nearest.symbol}
            </Button>
          )}
          <OtherGuides state={state} />
          {state.kind === 'repeated' ? <KeepBoth onKeep={() => change('keep both', keep)} /> : null}
          {pam === null ? (
            <Button size="small" onClick={() => change(`leave line ${number} out`, () => null)}>
              Leave it out
            </Button>
          ) : null}
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
