import {
  answerText,
  type GuidedAnswers,
  type GuidedQuestion,
  type GuidedTexts,
  guidedQuestions,
  wordedQuestion,
} from '@cutsite/domain/guided-edit';
import { Button } from '@cutsite/ui/button';
import styles from './guided-edit.module.css';

interface AnswersListProps {
  readonly answers: GuidedAnswers;
  readonly texts: GuidedTexts;
  /** The open question that is in view, and those that come after it for certain. */
  readonly now?: GuidedQuestion | null;
  readonly later?: readonly GuidedQuestion[];
  readonly onChange: (question: string) => void;
}

/** What was answered so far, each with a way to change it, and what is still asked. */
export function AnswersList({ answers, texts, now = null, later = [], onChange }: AnswersListProps) {
  const titleOf = (question: GuidedQuestion) => wordedQuestion(question, texts).title;
  return (
    <ul className={styles.answers}>
      {answers.map((given) => {
        const asked = guidedQuestions.find(({ id }) => id === given.question);
        const title = asked === undefined ? '' : titleOf(asked);
        return (
          <li key={given.question}>
            <span className="cs-muted cs-small">{title}</span>
            <b>{answerText(given, texts)}</b>
            <Button variant="link" aria-label={`Change: ${title}`} onClick={() => onChange(given.question)}>
              Change
            </Button>
          </li>
        );
      })}
      {now === null ? null : (
        <li>
          <span className="cs-muted cs-small">{titleOf(now)}</span>
          <span className="cs-muted">now</span>
        </li>
      )}
      {later.map((question) => (
        <li key={question.id}>
          <span className="cs-muted cs-small">{titleOf(question)}</span>
          <span className="cs-muted">later</span>
        </li>
      ))}
    </ul>
  );
}
