import {
  answerText,
  findDestination,
  type GuidedAnswers,
  type GuidedEntry,
  type GuidedQuestion,
  type GuidedTexts,
  guidedProgress,
  nextQuestion,
  questionsFor,
  readGuidedTexts,
  withAnswer,
  wordedQuestion,
} from '@cutsite/domain/guided-edit';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { type FormEvent, type Ref, useEffect, useMemo, useRef } from 'react';
import { whenNeeded } from '../../platform/when-needed.ts';
import { AnswersList } from './answers-list.tsx';
import { Destination } from './destination.tsx';
import styles from './guided-edit.module.css';
import { QuestionCard } from './question-card.tsx';
import { useEnterGoesOn } from './use-enter-goes-on.ts';
import { useGuidedAnswers } from './use-guided-answers.ts';

/** What stands in an address in the place of a question: all answers, and what fits. */
const allAnswers = 'answers';
const result = 'result';

/** The question that an address asks for, if it can be shown: one that was answered, or the open one. */
function questionIn(view: string | null, answers: GuidedAnswers): GuidedQuestion | null {
  const open = nextQuestion(answers);
  const shown = questionsFor(answers).find(({ id }) => id === view);
  const isReached = shown !== undefined && (shown === open || answers.some(({ question }) => question === shown.id));
  return isReached ? shown : open;
}

const valueOf = (answers: GuidedAnswers, id: string): string | null =>
  answers.find(({ question }) => question === id)?.value ?? null;

/** "PTEN, human, in WTC-11", of what was said. */
function aboutOf(answers: GuidedAnswers, texts: GuidedTexts): string {
  const said = (id: string) => {
    const given = answers.find(({ question }) => question === id);
    return given === undefined || given.value === '' ? [] : [answerText(given, texts)];
  };
  const cells = said('cells').map((name) => `in ${name}`);
  return [...said('gene'), ...said('organism').map((name) => name.toLowerCase()), ...cells].join(', ');
}

/**
 * Questions that lead to what fits an edit (RQ-17, RQ-18). The answers are kept in this browser, replaced and reset; a
 * number chooses, Enter goes on, Back goes a question back.
 *
 * @param entries the words of editors for it
 */
export function GuidedEditPage({ entries }: { readonly entries: readonly GuidedEntry[] }) {
  const texts = useMemo(() => readGuidedTexts(entries), [entries]);
  const visit = useGuidedAnswers();
  const { answers, view, moves, go } = visit;
  const heading = useRef<HTMLHeadingElement>(null);
  // After the visitor went on, what comes next is read first; not when the page opens.
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves, view]);

  const asked = questionsFor(answers);
  const open = nextQuestion(answers);
  const shown = questionIn(view, answers);
  const question = useMemo(() => (shown === null ? null : wordedQuestion(shown, texts)), [shown, texts]);
  const destination = question === null && view === result ? findDestination(answers, texts) : null;
  const progress = useMemo(() => guidedProgress(answers), [answers]);
  const at = shown === null ? asked.length : asked.indexOf(shown);

  function answer(id: string, value: string) {
    const next = withAnswer(answers, { question: id, value });
    go(nextQuestion(next)?.id ?? allAnswers, next);
  }
  return (
    <div className="cs-page cs-headed-page">
      <header className={styles.head}>
        <div>
          <h1>Find what fits your edit</h1>
          <p>
            A few short questions.{' '}
            {visit.isSent
              ? 'What you change stays in the address.'
              : visit.keeps
                ? 'Your answers stay in this browser until you start again.'
                : 'This browser cannot save data: your answers are gone when you leave the page.'}
          </p>
        </div>
        {answers.length === 0 || visit.isSent ? null : (
          <p className={styles.kept}>
            <Icon name="check" /> {countText(answers.length, 'answer')} {visit.keeps ? 'kept' : 'given'}
          </p>
        )}
      </header>
      {visit.isSent ? (
        <Notice tone="info">
          These answers came with the link.{' '}
          {visit.ownCount === 0 ? null : (
            <Button variant="link" onClick={visit.toOwn}>
              Back to your own
            </Button>
          )}
        </Notice>
      ) : null}
      {!visit.isSent && moves === 0 && visit.keptOn !== null && view === null ? (
        <Notice tone="info">
          {open === null ? 'You had answered all questions.' : `You were at question ${asked.indexOf(open) + 1}.`} Your
          answers are kept from {dayText().format(visit.keptOn)}.
        </Notice>
      ) : null}
      {destination === null ? null : (
        <Destination
          destination={destination}
          answers={answers}
          about={aboutOf(answers, texts)}
          heading={heading}
          onChange={() => go(allAnswers)}
        />
      )}
      {destination === null && question === null ? (
        <AllAnswers
          answers={answers}
          texts={texts}
          heading={heading}
          onChange={go}
          onBack={() => go(asked.at(-1)?.id ?? null)}
          onShow={() => go(result)}
          onStartAgain={visit.startAgain}
        />
      ) : null}
      {question === null ? null : (
        <div className={styles.layout}>
          <QuestionCard
            question={question}
            at={at + 1}
            least={progress.least}
            most={progress.most}
            heading={heading}
            given={valueOf(answers, question.id)}
            organism={valueOf(answers, 'organism')}
            onBack={at === 0 ? null : () => go(asked[at - 1]?.id ?? null)}
            onAnswer={(value) => answer(question.id, value)}
            onSeveral={
              question.id === 'gene' && valueOf(answers, 'goal') === 'knockout' ? () => answer('goal', 'screen') : null
            }
          />
          <aside className={`cs-card ${styles.card}`} aria-labelledby="answers">
            <h2 id="answers">Your answers</h2>
            {answers.length === 0 ? <p className="cs-muted cs-small">None yet.</p> : null}
            <AnswersList
              answers={answers}
              texts={texts}
              later={progress.toCome}
              now={answers.length === 0 ? null : open}
              onChange={go}
            />
            {answers.length === 0 ? null : (
              <div>
                <Button variant="link" onClick={visit.startAgain}>
                  Start again
                </Button>
              </div>
            )}
          </aside>
        </div>
      )}
    </div>
  );
}

const dayText = whenNeeded(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }));

interface AllAnswersProps {
  readonly answers: GuidedAnswers;
  readonly texts: GuidedTexts;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onChange: (question: string) => void;
  readonly onBack: () => void;
  readonly onShow: () => void;
  readonly onStartAgain: () => void;
}

/** All answers once more, before what fits is shown. */
function AllAnswers(props: AllAnswersProps) {
  const { answers, texts, heading, onChange, onBack, onShow, onStartAgain } = props;
  const form = useRef<HTMLFormElement>(null);
  useEnterGoesOn(form, true);
  function submit(event: FormEvent) {
    event.preventDefault();
    onShow();
  }
  return (
    <section className={`cs-card ${styles.card} ${styles.all}`} aria-labelledby="answers">
      <h2 id="answers" ref={heading} tabIndex={-1}>
        Your answers
      </h2>
      <AnswersList answers={answers} texts={texts} onChange={onChange} />
      <form ref={form} className={styles.buttons} onSubmit={submit} method="post">
        <Button size="roomy" icon="back" onClick={onBack}>
          Back
        </Button>
        <Button variant="quiet" size="roomy" onClick={onStartAgain}>
          Start again
        </Button>
        <Button type="submit" variant="primary" size="roomy">
          Show what fits
        </Button>
      </form>
    </section>
  );
}
