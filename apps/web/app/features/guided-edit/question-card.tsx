import type { GuidedQuestion } from '@cutsite/domain/guided-edit';
import { Button } from '@cutsite/ui/button';
import { ChoiceList } from '@cutsite/ui/choice-list';
import { TextField } from '@cutsite/ui/form';
import { type FormEvent, lazy, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { isTextField } from '../../platform/form/is-text-field.ts';
import styles from './guided-edit.module.css';
import { useEnterGoesOn } from './use-enter-goes-on.ts';

/** What is known of what is typed; loaded with the questions that need it. */
const GeneAnswer = lazy(async () => ({ default: (await import('../../genes/names/gene-answer.tsx')).GeneAnswer }));
const LineAnswer = lazy(async () => ({ default: (await import('./line-answer.tsx')).LineAnswer }));

interface QuestionCardProps {
  readonly question: GuidedQuestion;
  /** Which one it is, from 1, and how many there are on the way at least and at most. */
  readonly at: number;
  readonly least: number;
  readonly most: number;
  /** What was answered before; null: nothing. */
  readonly given: string | null;
  /** The organism that was answered, for what is looked up. */
  readonly organism: string | null;
  readonly heading: Ref<HTMLHeadingElement>;
  /** Null at the first question. */
  readonly onBack: (() => void) | null;
  readonly onAnswer: (value: string) => void;
  /** From one gene to several; null: that is no way of this question. */
  readonly onSeveral: (() => void) | null;
}

/** A question with its answers, and how far the visitor is. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, at, least, most, heading } = props;
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby="question">
      <Progress at={at} least={least} most={most} />
      <h2 id="question" ref={heading} tabIndex={-1}>
        {question.title}
      </h2>
      {question.hint === undefined ? null : <p className="cs-muted">{question.hint}</p>}
      <AnswerTo key={question.id} {...props} />
    </section>
  );
}

/** One bar for each question of the longest way; those that only some ways have are dashed. */
function Progress({ at, least, most }: { readonly at: number; readonly least: number; readonly most: number }) {
  return (
    <p className={styles.progress}>
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: most }, (_, bar) => (
          <span
            key={bar}
            data-state={bar + 1 < at ? 'done' : bar + 1 === at ? 'now' : bar < least ? 'later' : 'maybe'}
          />
        ))}
      </span>
      <span>
        <b>Question {at}</b> {least === most ? `of ${most}` : `of up to ${most}`}
      </span>
    </p>
  );
}

function AnswerTo({ question, given, organism, onBack, onAnswer, onSeveral }: QuestionCardProps) {
  const [typed, setTyped] = useState(given ?? '');
  // An answer that was kept comes after the first drawing.
  useEffect(() => setTyped(given ?? ''), [given]);
  const form = useRef<HTMLFormElement>(null);
  const isChoice = question.kind === 'choice';
  const waitsFor = isChoice ? 'Choose one to go on' : 'Type it, or say that it is not known yet';
  const blocked = typed.trim() === '' ? waitsFor : null;
  const options = isChoice ? question.options : null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (blocked === null) onAnswer(typed);
  }
  useEnterGoesOn(form, isChoice);
  // A number chooses from anywhere on the page but a field, such as that of the search.
  useEffect(() => {
    const choose = (event: KeyboardEvent) => {
      if (options === null || event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return;
      const option = options[Number(event.key) - 1];
      if (option !== undefined) setTyped(option.value);
    };
    addEventListener('keydown', choose);
    return () => removeEventListener('keydown', choose);
  }, [options]);
  return (
    <form ref={form} className={styles.answer} onSubmit={submit} noValidate method="post">
      {question.kind === 'choice' ? (
        <ChoiceList
          legend={question.title}
          legendHidden
          columns={2}
          choices={question.options.map(({ value, label, hint }, index) => ({
            value,
            title: label,
            end: <kbd>{index + 1}</kbd>,
            ...(hint === undefined ? {} : { note: hint }),
          }))}
          value={typed === '' ? null : typed}
          onValueChange={setTyped}
        />
      ) : (
        <div className={styles.typed}>
          <TextField
            label={question.title}
            labelHidden
            roomy
            maxLength={question.longest}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <LookedUp question={question.id} typed={typed} organism={organism} onChoose={setTyped} />
          <p className={styles.ways}>
            {onSeveral === null ? null : (
              <Button variant="link" onClick={onSeveral}>
                Several genes
              </Button>
            )}
            <Button variant="link" onClick={() => onAnswer('')}>
              Not known yet
            </Button>
          </p>
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          size="roomy"
          icon="back"
          blockedBecause={onBack === null ? 'This is the first question.' : null}
          onClick={() => onBack?.()}
        >
          Back
        </Button>
        <small className={styles.hint}>
          {blocked === null ? null : <span>{blocked}. </span>}
          {options === null || (blocked !== null && !isChoice) ? null : (
            <span className={styles.keys}>
              <kbd>1</kbd> to <kbd>{options.length}</kbd> choose{blocked === null ? ', ' : ''}
            </span>
          )}
          {blocked === null ? (
            <span className={styles.keys}>
              <kbd>Enter</kbd> goes on
            </span>
          ) : null}
        </small>
        <Button type="submit" variant="primary" size="roomy" blockedBecause={blocked && `${blocked}.`}>
          Next
        </Button>
      </div>
    </form>
  );
}

interface LookedUpProps {
  readonly question: string;
  readonly typed: string;
  readonly organism: string | null;
  readonly onChoose: (value: string) => void;
}

/** What the store knows of a typed gene or line; of other questions, nothing. */
function LookedUp({ question, typed, organism, onChoose }: LookedUpProps) {
  let known: ReactNode = null;
  if (question === 'gene') known = <GeneAnswer typed={typed} organism={organism} onChoose={onChoose} />;
  if (question === 'cells') known = <LineAnswer typed={typed} organism={organism} />;
  return known === null ? null : (
    <div className={styles.known} role="status">
      <Suspense>{known}</Suspense>
    </div>
  );
}
