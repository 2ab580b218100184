import { Notice } from '@cutsite/ui/notice';
import { Button } from '../../../../platform/button.tsx';
import { WordChanges } from '../../history/word-changes.tsx';
import { factsOf, focusText, type MediaFacts } from './media-facts.ts';
import styles from './panel.module.css';
import type { FactsWriter } from './use-media-facts.ts';

interface MediaConflictProps {
  readonly writer: FactsWriter;
}

const lines = [
  { name: 'credit', label: 'Credit' },
  { name: 'folder', label: 'Folder' },
] as const;

/** What another editor saved of a picture meanwhile, beside what is typed here: each can be taken, none is lost. */
export function MediaConflict({ writer: { meanwhile, facts, change } }: MediaConflictProps) {
  if (meanwhile === null) return null;
  const { media, conflicts } = meanwhile;
  const who = media.changed_by ?? 'Somebody';
  const theirs = factsOf(media);
  const names = new Set(conflicts.map(({ name }) => name));
  const takes = (name: keyof MediaFacts) => names.has(name) && facts[name] !== theirs[name];
  return (
    <Notice tone="warnMinor" role="alert">
      <p>
        <b>{who} changed this picture while you were writing.</b> What you wrote is kept here, and not saved yet.{' '}
        {conflicts.length === 0 ? 'What they changed is taken in: save it as it stands.' : 'Choose, and save.'}
      </p>
      {names.has('alt') ? (
        <div>
          Words of {who}: <WordChanges from={facts.alt} to={theirs.alt} />
        </div>
      ) : null}
      {names.has('isDecorative') ? (
        <p>{theirs.isDecorative ? `${who} marked it as decoration.` : `${who} says that it is no decoration.`}</p>
      ) : null}
      {names.has('focus') ? (
        <p>
          {who} keeps in view: {focusText(theirs.focus)}
        </p>
      ) : null}
      {lines.map(({ name, label }) =>
        names.has(name) ? (
          <p key={name}>
            {label} by {who}: {theirs[name] === '' ? 'none' : theirs[name]}
          </p>
        ) : null,
      )}
      <div className={styles.row}>
        {takes('alt') ? (
          <Button size="compact-sm" variant="default" onClick={() => change({ alt: theirs.alt })}>
            Take the words of {who}
          </Button>
        ) : null}
        {takes('isDecorative') ? (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => change({ isDecorative: theirs.isDecorative, alt: theirs.alt })}
          >
            Take the mark of {who}
          </Button>
        ) : null}
        {takes('focus') ? (
          <Button size="compact-sm" variant="default" onClick={() => change({ focus: theirs.focus })}>
            Take what {who} keeps in view
          </Button>
        ) : null}
        {lines.map(({ name, label }) =>
          takes(name) ? (
            <Button key={name} size="compact-sm" variant="default" onClick={() => change({ [name]: theirs[name] })}>
              Take the {label.toLowerCase()} by {who}
            </Button>
          ) : null,
        )}
      </div>
    </Notice>
  );
}
