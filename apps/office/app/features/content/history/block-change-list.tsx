import type { StoredBlock } from '@cutsite/content/field';
import { countText } from '@cutsite/domain/text';
import { blockLabel, blockText, type Titles } from '../draft/draft-text.ts';
import { type BlockChange, blockChanges } from './block-changes.ts';
import styles from './history.module.css';
import { WordChanges } from './word-changes.tsx';

interface BlockChangeListProps {
  readonly then: readonly StoredBlock[];
  readonly now: readonly StoredBlock[];
  readonly titles: Titles;
}

/** What differs between the blocks of two states of a page: a line for each block that was touched. */
export function BlockChangeList({ then, now, titles }: BlockChangeListProps) {
  const changes = blockChanges(then, now);
  const same = now.length - changes.filter(({ kind }) => kind !== 'removed').length;
  return (
    <>
      <ul className={styles.blocks}>
        {changes.map((change) => (
          <li key={change.id}>
            <b>{headOf(change)}</b>
            <Words change={change} titles={titles} />
          </li>
        ))}
      </ul>
      {same === 0 ? null : <p className="cs-muted">{countText(same, 'block is', 'blocks are')} the same.</p>}
    </>
  );
}

function headOf({ kind, before, after, moved }: BlockChange): string {
  const block = after ?? before;
  const label = block === null ? '' : blockLabel(block);
  if (kind === 'added') return `${label}: added`;
  if (kind === 'removed') return `${label}: removed`;
  return moved === null ? label : `${label}: moved from place ${moved.from} to ${moved.to}`;
}

function Words({
  change: { before, after, isRewritten },
  titles,
}: {
  readonly change: BlockChange;
  readonly titles: Titles;
}) {
  if (before !== null && after !== null && !isRewritten) return null;
  const [from, to] = [before, after].map((block) => (block === null ? '' : blockText(block, titles)));
  if (from === to) return <p className="cs-muted">{before === null ? 'It is empty.' : 'It is set in another way.'}</p>;
  return <WordChanges from={from ?? ''} to={to ?? ''} />;
}
