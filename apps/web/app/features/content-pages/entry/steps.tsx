import type { RichText } from '@cutsite/content/rich-text';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import styles from './entry.module.css';

interface Step {
  readonly title: string;
  readonly text?: RichText | undefined;
  readonly duration?: string | undefined;
}

/** What is done, one step after another; nothing where there are none. */
export function Steps({ steps = [] }: { readonly steps?: readonly Step[] | undefined }) {
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, duration }) => (
        <li key={title}>
          <h2>{title}</h2>
          {text ? <RichTextView text={text} /> : null}
          {duration ? <p className={styles.facts}>{duration}</p> : null}
        </li>
      ))}
    </ol>
  );
}
