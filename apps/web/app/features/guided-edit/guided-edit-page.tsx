import {
  answerText,
  findDestination,
  type GuidedAnswers,
  type GuidedEntry,
  type GuidedQuestion,
  guidedQuestions,
  nextQuestion,
  questionsFor,
  readGuidedTexts,
  withAnswer,
  wordedQuestion,
} from '@cutsite/domain/guided-edit';
import { Button } from '@cutsite/ui/button';
import { ChoiceList } from '@cutsite/ui/choice-list';
import { TextField } from '@cutsite/ui/form';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Destination } from './destination.tsx';
import styles from './guided-edit.module.css';
import { forgetAnswers, keepAnswers, keptAnswers } from './kept-answers.ts';

/**
 * Questions that lead to what fits an edit (RQ-17, RQ-18). The answers are kept in this browser, replaced and reset; a
 * number chooses, Enter goes on.
 *
 * @param entries the words of editors for it
 */
export function GuidedEditPage({ entries }: { readonly entries: readonly GuidedEntry[] }) {
  const texts = useMemo(() => readGuidedTexts(entries), [entries]);
  const [answers, setAnswers] = useState<GuidedAnswers>([]);
  /** The question in view; null: the first that is open, or the destination. */
  const [shown, setShown] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => setAnswers(keptAnswers()), []);
  // After the visitor went on, what comes next is read first; not when the page opens.
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  const asked = questionsFor(answers);
  const current = asked.find(({ id }) => id === shown) ?? nextQuestion(answers);
  const at = current === null ? asked.length : asked.indexOf(current);
  const question = useMemo(() => (current === null ? null : wordedQuestion(current, texts)), [current, texts]);
  const destination = question === null ? findDestination(answers, texts) : null;

  function go(to: string | null) {
    setShown(to);
    setMoves((now) => now + 1);
  }
  function answer(value: string) {
    if (question === null) return;
    const next = withAnswer(answers, { question: question.id, value });
    setAnswers(next);
    keepAnswers(next);
    go(null);
  }
  function startAgain() {
    forgetAnswers();
    setAnswers([]);
    go(null);
  }
  return (
    <div className="cs-page cs-headed-page">
      <header>
        <h1>Find what fits your edit</h1>
        <p>A few short questions. Your answers stay in this browser until you start again.</p>
      </header>
      <div className={styles.layout}>
        {destination === null ? null : (
          <Destination
            destination={destination}
            answers={answers}
            heading={heading}
            onBack={() => go(asked.at(-1)?.id ?? null)}
          />
        )}
        {question === null ? null : (
          <section className={`cs-card ${styles.card}`} aria-labelledby="question">
            <p className="cs-muted cs-small">
              Question {at + 1}{' '}
              <progress aria-label="How far you are" value={at} max={Math.max(asked.length, at + 1)} />
            </p>
            <h2 id="question" ref={heading} tabIndex={-1}>
              {question.title}
            </h2>
            {question.hint === undefined ? null : <p className="cs-muted">{question.hint}</p>}
            <AnswerTo
              key={question.id}
              question={question}
              given={answers.find((one) => one.question === question.id)?.value ?? null}
              onBack={at === 0 ? null : () => go(asked[at - 1]?.id ?? null)}
              onAnswer={answer}
            />
          </section>
        )}
        <aside className={`cs-card ${styles.card}`} aria-labelledby="answers">
          <h2 id="answers">Your answers</h2>
          {answers.length === 0 ? <p className="cs-muted cs-small">None yet.</p> : null}
          <ul className={styles.answers}>
            {answers.map((given) => {
              const asked = guidedQuestions.find(({ id }) => id === given.question);
              const title = asked === undefined ? '' : wordedQuestion(asked, texts).title;
              return (
                <li key={given.question}>
                  <span className="cs-muted cs-small">{title}</span>
                  <b>{answerText(given, texts)}</b>
                  <Button variant="link" aria-label={`Change: ${title}`} onClick={() => go(given.question)}>
                    Change
                  </Button>
                </li>
              );
            })}
          </ul>
          {answers.length === 0 ? null : (
            <div>
              <Button variant="link" onClick={startAgain}>
                Start again
              </Button>
            </div>
          )}
        </aside>
      </div>
    </div>
  );
}

interface AnswerToProps {
  readonly question: GuidedQuestion;
  /** What was answered before; null: nothing. */
  readonly given: string | null;
  /** Null at the first question. */
  readonly onBack: (() => void) | null;
  readonly onAnswer: (value: string) => void;
}

function AnswerTo({ question, given, onBack, onAnswer }: AnswerToProps) {
  const [typed, setTyped] = useState(given ?? '');
  // An answer that was kept comes after the first drawing.
  useEffect(() => setTyped(given ?? ''), [given]);
  const options = question.kind === 'choice' ? question.options : [];
  const form = useRef<HTMLFormElement>(null);
  const isOpen = typed.trim() === '';
  const waitsFor = question.kind === 'choice' ? 'Choose one to go on.' : 'Type it, or say that it is not known yet.';
  const blocked = isOpen ? waitsFor : null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isOpen) onAnswer(typed);
  }
  // A number chooses from anywhere on the page; Enter goes on, as in every form.
  useEffect(() => {
    const choose = (event: KeyboardEvent) => {
      if (question.kind === 'text' || event.ctrlKey || event.metaKey || event.altKey) return;
      const option = question.options[Number(event.key) - 1];
      if (option !== undefined) setTyped(option.value);
      // What takes Enter by itself is left alone: fields, buttons and links.
      const isFree = event.target instanceof Element && event.target.closest('button, a, input, summary') === null;
      if (event.key === 'Enter' && isFree) form.current?.requestSubmit();
    };
    addEventListener('keydown', choose);
    return () => removeEventListener('keydown', choose);
  }, [question]);
  return (
    <form ref={form} className={styles.answer} onSubmit={submit} noValidate method="post">
      {question.kind === 'choice' ? (
        <ChoiceList
          legend={question.title}
          legendHidden
          choices={options.map(({ value, label, hint }, index) => ({
            ...{ value, title: label, end: <kbd>{index + 1}</kbd> },
            ...(hint === undefined ? {} : { note: hint }),
          }))}
          value={typed === '' ? null : typed}
          onValueChange={setTyped}
        />
      ) : (
        <TextField
          label={question.title}
          labelHidden
          roomy
          maxLength={question.longest}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
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
        {question.kind === 'text' ? (
          <Button size="roomy" variant="quiet" onClick={() => onAnswer('')}>
            Not known yet
          </Button>
        ) : null}
        <Button type="submit" variant="primary" size="roomy" blockedBecause={blocked}>
          Next
        </Button>
      </div>
    </form>
  );
}
