import { normalTarget } from '@cutsite/domain/guide-rna';
import type { ProjectReport } from '@cutsite/domain/report';
import { countText } from '@cutsite/domain/text';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { kindText, rowText } from '../../../platform/report/report-text.ts';
import { KeptNote } from './kept-note.tsx';
import styles from './shared-targets.module.css';

/** More than this many targets of the same plates are counted and not listed: a plate that was added twice has 96. */
const listed = 8;

/**
 * Targets that are ordered on several plates, or in tubes with different settings. Controls on each plate are some,
 * too.
 */
export function SharedTargetList({ report: { parts, shared } }: { readonly report: ProjectReport }) {
  if (shared.length === 0) return null;
  const label = (part: number): string => {
    const item = parts[part]?.item;
    return item === undefined ? '' : (item.plateName ?? kindText(item));
  };
  // Tubes stand together, whatever yields they have, and are asked about together; each plate is asked about by itself.
  const isKept = (rawSequence: string, [first = 0]: readonly number[]): boolean =>
    parts[first]?.item.format === 'tube' && parts[first].kept.has(rawSequence);
  return (
    <section className={styles.shared} aria-labelledby="shared-targets">
      <h4 id="shared-targets">The same target in several places</h4>
      <p>Controls that you put on every plate are listed too. You can order all of these; check that you want to.</p>
      {shared.map((group) => (
        <div key={group.parts.join()}>
          <p>
            <b>{group.parts.map(label).join(' and ')}</b> share {countText(group.targets.length, 'target')}
          </p>
          <ul>
            {group.targets.slice(0, listed).map(({ rawSequence, rows }) => (
              <li key={rawSequence}>
                <SequenceText text={rawSequence} shorten />{' '}
                <span>{rows.map((row) => `${label(row.part)} ${rowText(row)}`).join(', ')}</span>
                {isKept(rawSequence, group.parts) ? (
                  <KeptNote target={{ format: 'tube', target: normalTarget(rawSequence) }} />
                ) : null}
              </li>
            ))}
          </ul>
          {group.targets.length > listed ? <p>and {countText(group.targets.length - listed, 'other')}.</p> : null}
        </div>
      ))}
    </section>
  );
}
