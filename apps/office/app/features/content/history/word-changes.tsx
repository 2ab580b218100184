import { diffWordsWithSpace } from 'diff';
import styles from './history.module.css';

/** Words that are the same on both sides of a change, beyond which a text is folded. */
const shown = 160;

/** Two texts as one: what went is struck, what came is marked, and long stretches that stayed are folded. */
export function WordChanges({ from, to }: { readonly from: string; readonly to: string }) {
  const parts = diffWordsWithSpace(from, to);
  return (
    <p className={styles.words}>
      {parts.map((part, at) => {
        if (part.added) return <ins key={at}>{part.value}</ins>;
        if (part.removed) return <del key={at}>{part.value}</del>;
        return <span key={at}>{folded(part.value, at === 0, at === parts.length - 1)}</span>;
      })}
    </p>
  );
}

function folded(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * shown) return text;
  const head = isFirst ? '' : text.slice(0, shown);
  const tail = isLast ? '' : text.slice(-shown);
  return `${head} … ${tail}`;
}
