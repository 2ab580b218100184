import { momentText } from '../moment-text.ts';
import styles from './log.module.css';
import record from './record.module.css';

interface LogCardProps {
  readonly lines: readonly {
    readonly at: string;
    readonly by: string | null;
    readonly what: string;
    readonly note: string;
  }[];
  /** Who did what nobody of the staff did. */
  readonly nobody: string;
}

/** All that happened to a thing, with who did it and why. */
export function LogCard({ lines, nobody }: LogCardProps) {
  return (
    <section className={record.card} aria-labelledby="log">
      <h2 id="log">
        Log <small>nothing can be removed</small>
      </h2>
      <ol className={styles.log}>
        {lines.map((line) => (
          <li key={`${line.at} ${line.what}`}>
            <time dateTime={line.at}>{momentText(line.at)}</time>
            <span>
              {line.what} <small>by {line.by ?? nobody}</small>
              {line.note !== '' && <small className={styles.said}>“{line.note}”</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
